import { Fragment, type MouseEvent, type ReactNode } from "react";
import { isPlainClick } from "../../core/plain-click.ts";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import { optionOf } from "../../core/pricing/filter-options.ts";
import type { CartPrice } from "../../core/pricing/price/price-cart.ts";
import type { MadeContract } from "../../core/pricing/proposal/contract-data.ts";
import {
  contractStateOf,
  type OutputKind,
  outputBlockText,
  pdfBlockOf,
  printBlockOf,
} from "../../core/pricing/proposal/output-rules.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface ProposalButtonsProps {
  readonly cart: CartState;
  readonly price: CartPrice;
  readonly busy: ReadonlySet<OutputKind>;
  /** The output that was answered 401 last. */
  readonly unauthorized: OutputKind | null;
  readonly contract: MadeContract | null;
  readonly onCreate: (output: OutputKind) => void;
  readonly hrefOf: (path: string) => string;
  readonly onNavigate: (href: string) => void;
  readonly onDismiss: () => void;
}

/** Print, PDF and contract, each with the reason when it is blocked (decisions N). */
export function ProposalButtons(props: ProposalButtonsProps): ReactNode {
  const { cart, price, busy, onCreate } = props;
  const contract = contractStateOf(cart, price);
  const provider = optionOf(cart.catalogue.options.provider, cart.provider);
  const reasons = {
    print: printBlockOf(price),
    pdf: pdfBlockOf(cart, price),
    contract: contract.kind === "blocked" ? contract.code : null,
  };
  const outputs: readonly OutputKind[] =
    contract.kind === "absent" ? ["print", "pdf"] : ["contract", "print", "pdf"];
  const isEmpty = cart.cart.length === 0;
  const next = isEmpty ? undefined : outputs.find((output) => reasons[output] === null);
  return (
    <div className="proposal-buttons">
      {outputs.map((output) => {
        const reason = reasons[output];
        return (
          <Fragment key={output}>
            <Button
              wide
              variant={output === next ? "primary" : "secondary"}
              busy={busy.has(output)}
              unavailable={reason !== null && outputBlockText(reason, provider)}
              onClick={() => onCreate(output)}
            >
              {messages[output]}
            </Button>
            {props.unauthorized === output && <NotSignedIn />}
          </Fragment>
        );
      })}
      {props.contract !== null && <ContractNotice {...props} contract={props.contract} />}
    </div>
  );
}

/** The result of a contract, with the link to all contracts. */
function ContractNotice({
  contract: { href, isBlocked },
  hrefOf,
  onNavigate,
  onDismiss,
}: Pick<ProposalButtonsProps, "hrefOf" | "onNavigate" | "onDismiss"> & {
  readonly contract: MadeContract;
}) {
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(contractsPath);
  };
  return (
    <Alert kind="success" onDismiss={onDismiss}>
      <p>{isBlocked ? messages.contractBlocked : messages.contractMade}</p>
      <p className="row">
        {isBlocked && <ExternalLink href={href}>{messages.openContract}</ExternalLink>}
        <a href={hrefOf(contractsPath)} onClick={handleClick}>
          {messages.allContracts}
        </a>
      </p>
    </Alert>
  );
}

/** 1 §2, Contracts list. */
const contractsPath = "/scout/contracts";
