import { Fragment, type MouseEvent, type ReactNode } from "react";
import { isPlainClick } from "../../core/plain-click.ts";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import type { KeptCart } from "../../core/pricing/cart/compare-carts.ts";
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
import type { ProposalInput } from "../../core/pricing/proposal/proposal-payload.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ReservedSpace } from "./reserved-space.view.tsx";
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

type Agent = ProposalInput["agent"];

interface AgentFieldsProps {
  readonly agent: Agent;
  readonly onEdit: (change: Partial<Agent>) => void;
}

/** The agent who prepares the proposal (1 §2; decisions I16). */
export function AgentFields({ agent, onEdit }: AgentFieldsProps): ReactNode {
  return (
    <fieldset className="agent-fields">
      <legend className="label">{messages.preparedBy}</legend>
      <TextField
        label={messages.firstName}
        value={agent.firstName}
        autoComplete="given-name"
        onChange={(firstName) => onEdit({ firstName })}
      />
      <TextField
        label={messages.lastName}
        value={agent.lastName}
        autoComplete="family-name"
        onChange={(lastName) => onEdit({ lastName })}
      />
      <TextField
        label={messages.email}
        value={agent.email}
        type="email"
        autoComplete="email"
        onChange={(email) => onEdit({ email })}
      />
    </fieldset>
  );
}

interface IncludeComparisonProps {
  readonly kept: readonly KeptCart[];
  readonly isIncluded: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

/** Whether print, PDF and contract carry the comparison, and with which options (decisions ZB2). */
export function IncludeComparison(props: IncludeComparisonProps): ReactNode {
  const { kept, isIncluded, onChange } = props;
  if (kept.length === 0) return null;
  const names = messages.includedCarts(kept.map(({ name }) => name));
  return (
    <CheckBox
      label={messages.includeComparison}
      description={<ReservedSpace texts={[names]}>{isIncluded && names}</ReservedSpace>}
      checked={isIncluded}
      onChange={onChange}
    />
  );
}
