import type { MouseEvent, ReactNode } from "react";
import type { Contract } from "../../core/contracts/contract.ts";
import { contractActionOf } from "../../core/contracts/contract-action.ts";
import type { AnswerContext } from "../../core/links.ts";
import { isPlainClick } from "../../core/plain-click.ts";
import { Button } from "../ui/button.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./scout-contracts.messages.ts";

interface ContractActionViewProps {
  readonly contract: Contract;
  readonly downloading: ReadonlySet<string>;
  /** Guid of the one whose download was answered 401. */
  readonly unauthorized: string | null;
  readonly base: AnswerContext;
  readonly onNavigate: (href: string) => void;
  readonly onDownload: (guid: string) => void;
}

/** The action of a contract (1 §2; decisions O2, O3). */
export function ContractActionView({
  contract,
  downloading,
  unauthorized,
  base,
  onNavigate,
  onDownload,
}: ContractActionViewProps): ReactNode {
  const action = contractActionOf(contract, base);
  if (action === null) return null;
  // Makes the name of each row's action unique.
  const whose = (
    <VisuallyHidden>{` ${messages.of(contract.customerName, contract.providerName)}`}</VisuallyHidden>
  );
  if (action.kind === "download") {
    return (
      <>
        <Button busy={downloading.has(action.guid)} onClick={() => onDownload(action.guid)}>
          <span>
            {messages.downloadPdf}
            {whose}
          </span>
        </Button>
        {unauthorized === action.guid && <NotSignedIn />}
      </>
    );
  }
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(action.href);
  };
  return (
    <a className="button secondary" href={action.href} onClick={handleClick}>
      <span>
        {messages.editDraft}
        {whose}
      </span>
    </a>
  );
}
