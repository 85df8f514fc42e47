import { Fragment, type ReactNode, useMemo } from "react";
import { subtractCents, zeroCents } from "../../../core/money/cents.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import type { KeptCart } from "../../../core/pricing/cart/compare-carts.ts";
import { suggestPackage } from "../../../core/pricing/cart/suggest-package.ts";
import { optionOf } from "../../../core/pricing/filter-options.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import type { MadeContract } from "../../../core/pricing/proposal/contract-data.ts";
import {
  contractStateOf,
  type OutputKind,
  outputBlockText,
  pdfBlockOf,
  printBlockOf,
} from "../../../core/pricing/proposal/output-rules.ts";
import { proposalTexts } from "../../../core/pricing/proposal/proposal-messages.ts";
import type { ProposalInput } from "../../../core/pricing/proposal/proposal-payload.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckBox } from "../../ui/check-box.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { NotSignedIn } from "../../ui/not-signed-in.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";
import { ReservedSpace } from "./reserved-space.view.tsx";

interface ProposalButtonsProps {
  readonly cart: CartState;
  readonly price: CartPrice;
  readonly busy: ReadonlySet<OutputKind>;
  /** The output whose last request was answered with 401. */
  readonly unauthorized: OutputKind | null;
  readonly contract: MadeContract | null;
  readonly onCreate: (output: OutputKind) => void;
  readonly hrefOf: (path: string) => string;
  readonly onDismiss: () => void;
}

/**
 * Print, PDF and contract, with the reasons why some are blocked. They stay visible while a panel
 * scrolls, as its totals do.
 */
export function ProposalButtons(props: ProposalButtonsProps): ReactNode {
  const texts = useTexts(builderTexts);
  const blocks = useTexts(proposalTexts);
  const format = useFormatting();
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
  const blocked = outputs.flatMap((output) => {
    const reason = reasons[output];
    return reason === null ? [] : [{ output, text: outputBlockText(reason, provider, blocks) }];
  });
  const sentences = [...new Set(blocked.map(({ text }) => text))];
  return (
    <div className="proposal-buttons">
      <div className="proposal-outputs">
        {outputs.map((output) => (
          <Fragment key={output}>
            <Button
              wide
              variant={output === next ? "primary" : "secondary"}
              busy={busy.has(output)}
              unavailable={blocked.find((one) => one.output === output)?.text}
              onClick={() => onCreate(output)}
            >
              {texts[output]}
            </Button>
            {props.unauthorized === output && <NotSignedIn />}
          </Fragment>
        ))}
      </div>
      {sentences.map((text) => (
        <p key={text} className="proposal-reason muted">
          {texts.blocked(
            format.list(
              blocked.filter((one) => one.text === text).map(({ output }) => texts[output]),
            ),
            text,
          )}
        </p>
      ))}
      {props.contract !== null && <ContractNotice {...props} contract={props.contract} />}
    </div>
  );
}

/** The notice about a new contract, with a link to all contracts. */
function ContractNotice({
  contract: { href, isBlocked },
  hrefOf,
  onDismiss,
}: Pick<ProposalButtonsProps, "hrefOf" | "onDismiss"> & {
  readonly contract: MadeContract;
}) {
  const texts = useTexts(builderTexts);
  return (
    <Alert kind="success" onDismiss={onDismiss}>
      <p>{isBlocked ? texts.contractBlocked : texts.contractMade}</p>
      <p className="row">
        {isBlocked && <ExternalLink href={href}>{texts.openContract}</ExternalLink>}
        <a href={hrefOf(contractsPath)}>{texts.allContracts}</a>
      </p>
    </Alert>
  );
}

/** Path of the contracts list in the portal. */
const contractsPath = "/scout/contracts";

type Agent = ProposalInput["agent"];

interface AgentFieldsProps {
  readonly agent: Agent;
  readonly onEdit: (change: Partial<Agent>) => void;
}

/** Fields for the agent who prepares the proposal. */
export function AgentFields({ agent, onEdit }: AgentFieldsProps): ReactNode {
  const texts = useTexts(builderTexts);
  return (
    <fieldset className="agent-fields">
      <legend className="label">{texts.preparedBy}</legend>
      <TextField
        label={texts.firstName}
        value={agent.firstName}
        autoComplete="given-name"
        onChange={(firstName) => onEdit({ firstName })}
      />
      <TextField
        label={texts.lastName}
        value={agent.lastName}
        autoComplete="family-name"
        onChange={(lastName) => onEdit({ lastName })}
      />
      <TextField
        label={texts.email}
        value={agent.email}
        type="email"
        autoComplete="email"
        onChange={(email) => onEdit({ email })}
      />
      <TextField
        label={texts.phone}
        value={agent.phone ?? ""}
        type="tel"
        autoComplete="tel"
        onChange={(phone) => onEdit({ phone })}
      />
    </fieldset>
  );
}

interface IncludeComparisonProps {
  readonly kept: readonly KeptCart[];
  readonly isIncluded: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

/**
 * A check box that adds the comparison to print, PDF and contract. It names the carts that are
 * added.
 */
export function IncludeComparison(props: IncludeComparisonProps): ReactNode {
  const texts = useTexts(builderTexts);
  const { kept, isIncluded, onChange } = props;
  if (kept.length === 0) return null;
  const names = texts.includedCarts(kept.map(({ name }) => name));
  return (
    <CheckBox
      label={texts.includeComparison}
      description={<ReservedSpace texts={[names]}>{isIncluded && names}</ReservedSpace>}
      checked={isIncluded}
      onChange={onChange}
    />
  );
}

interface PackageOfferProps {
  readonly cart: CartState;
  readonly onChoose: (value: string) => void;
}

/** Suggests a package that fits the chosen services, in one line. */
export function PackageOffer({ cart, onChoose }: PackageOfferProps): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  const found = useMemo(() => suggestPackage(cart), [cart]);
  if (found === null) return null;
  const { package: one, added, monthly, saved } = found;
  const isLess = monthly < 0;
  const amount = format.money(isLess ? subtractCents(zeroCents, monthly) : monthly);
  return (
    <div className="suggestion">
      <span className="muted">
        {texts.suggestion(one.label, format.list(added), {
          amount,
          isLess,
          saved: format.money(saved),
        })}
      </span>
      <Button variant="quiet" onClick={() => onChoose(one.value)}>
        {texts.chooseSuggestion(one.label)}
      </Button>
    </div>
  );
}
