import type { ReactNode } from "react";
import type { ProposalInput } from "../../../core/pricing/proposal/proposal-payload.ts";
import { styleScreen } from "../../host/element/screen-sheet.ts";
import { useSignal } from "../../host/element/use-signal.ts";
import { usePageNumbers } from "../../ui/use-page-numbers.ts";
import { agentNameOf } from "../builder/agent-name.ts";
import type { ProposalDrafts } from "../drafts/proposal-drafts.model.ts";
import { messages } from "../scout-pricing.messages.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";
import css from "./printed-proposal.css?inline";
import { printedMessages as texts } from "./printed-proposal.messages.ts";

styleScreen("scout-pricing", [css]);

/** A label and its value. Facts without a value are left out. */
type Fact = readonly [label: string, value: string | undefined];

export interface PaperHeadProps {
  readonly model: ScoutPricingModel;
  /** Holds the number of the proposal; null if it has none. */
  readonly drafts: ProposalDrafts | null;
  /** The service address; `""` for several sites. */
  readonly address: string;
  /** The figures that the customer looks for first. */
  readonly figures: readonly Fact[];
  readonly facts: readonly Fact[];
}

/**
 * The head of what the browser's own Print command prints: logo, customer, agent, figures and facts. The screen hides
 * it.
 */
export function PaperHead({ model, drafts, address, figures, facts }: PaperHeadProps): ReactNode {
  const ref = usePageNumbers<HTMLDivElement>();
  const { logoUrl, siteName } = useSignal(model.letterhead);
  const { date, through } = useSignal(model.priceDates);
  const customer = useSignal(model.form.preparedFor).trim();
  const agent = useSignal(model.agent);
  return (
    <div ref={ref} className="printed-head">
      <div className="printed-letterhead">
        {logoUrl === null ? <p>{siteName}</p> : <img src={logoUrl} alt={siteName ?? ""} />}
        <div>
          <p>{texts.title}</p>
          {drafts === null ? date : <Reference drafts={drafts} date={date} />}
        </div>
      </div>
      <div className="printed-parties">
        <div>
          <p className="muted">{messages.preparedFor}</p>
          <p className="printed-customer">{customer || address}</p>
          {customer !== "" && <p>{address}</p>}
        </div>
        <div>
          <p className="muted">{messages.preparedBy}</p>
          <p className="printed-agent">{agentNameOf(agent)}</p>
          {reachOf(agent).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <Facts className="printed-figures" facts={figures} />
      <Facts
        className="printed-facts"
        facts={[...facts, [texts.pricesAsOf, date], [texts.validThrough, through ?? undefined]]}
      />
    </div>
  );
}

function Reference({
  drafts,
  date,
}: {
  readonly drafts: ProposalDrafts;
  readonly date: string;
}): ReactNode {
  return texts.reference(useSignal(drafts.number), date);
}

function Facts({
  className,
  facts,
}: {
  readonly className: string;
  readonly facts: readonly Fact[];
}): ReactNode {
  return (
    <dl className={className}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface PaperAcceptanceProps extends Pick<PaperHeadProps, "model"> {
  /** The small print, unless it is printed elsewhere. */
  readonly note?: string;
}

/** The lines for the customer's signature. The screen hides them. */
export function PaperAcceptance({ model, note }: PaperAcceptanceProps): ReactNode {
  const agent = useSignal(model.agent);
  return (
    <div className="printed-acceptance">
      {note !== undefined && <p className="muted">{note}</p>}
      <p className="printed-heading">{texts.acceptance}</p>
      <p>{texts.accept(agentNameOf(agent), reachOf(agent))}</p>
      <div className="printed-signatures">
        {texts.signatureLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** How the customer reaches the agent. An e-mail address that stands for a name is not repeated. */
function reachOf(agent: ProposalInput["agent"]): readonly string[] {
  const name = agentNameOf(agent);
  return [agent.phone ?? "", agent.email].filter((line) => line !== "" && line !== name);
}
