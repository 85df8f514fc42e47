import type { ReactNode } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { type CentsOrError, zeroCents } from "../../../core/money/cents.ts";
import { packageOf } from "../../../core/pricing/cart/cart-state.ts";
import {
  type CartValue,
  cartValueOf,
  phaseFiguresOf,
} from "../../../core/pricing/cart/cart-value.ts";
import { compareCarts } from "../../../core/pricing/cart/compare-carts.ts";
import type { Catalogue } from "../../../core/pricing/catalogue.ts";
import { optionOf } from "../../../core/pricing/filter-options.ts";
import { type InstallLine, installLinesOf } from "../../../core/pricing/price/install-lines.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import { validityTextOf } from "../../../core/pricing/price-validity.ts";
import { pricingTexts } from "../../../core/pricing/pricing-messages.ts";
import { comparisonNotesOf } from "../../../core/pricing/proposal/price-notes.ts";
import type { ProposalInput } from "../../../core/pricing/proposal/proposal-payload.ts";
import { styleScreen } from "../../host/element/screen-sheet.ts";
import { useSignal } from "../../host/element/use-signal.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { usePageNumbers } from "../../ui/use-page-numbers.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { agentNameOf } from "../builder/agent-name.ts";
import { WithCart } from "../builder/with-cart.screen.tsx";
import type { ProposalDrafts } from "../drafts/proposal-drafts.model.ts";
import { builderTexts } from "../scout-pricing.messages.ts";
import type { ScoutPricingModel } from "../scout-pricing.model.ts";
import comparisonCss from "./paper-comparison.css?inline";
import { PaperComparison } from "./paper-comparison.view.tsx";
import { PrintedLines } from "./printed-lines.view.tsx";
import css from "./printed-proposal.css?inline";
import { printedTexts } from "./printed-proposal.messages.ts";

styleScreen("scout-pricing", [css, comparisonCss]);

/** A label and its value. Facts without a value are left out. */
type Fact = readonly [label: string, value: string | undefined];

export interface PaperHeadProps {
  readonly model: ScoutPricingModel;
  /** The number of the proposal; `""` if it has none. */
  readonly number: string;
  /** The service address, or the number of sites. */
  readonly address: string;
  /** {@link PaperFigures}. */
  readonly children: ReactNode;
}

/**
 * The head of what the browser's own Print command prints: logo, customer, agent, figures and facts. The screen hides
 * it.
 */
export function PaperHead({ model, number, address, children }: PaperHeadProps): ReactNode {
  const texts = useTexts(printedTexts);
  const builder = useTexts(builderTexts);
  const { logoUrl, siteName } = useSignal(model.letterhead);
  const { atMs } = useSignal(model.priceTimes);
  const date = useFormatting().date(atMs);
  const customer = useSignal(model.form.preparedFor).trim();
  const agent = useSignal(model.agent);
  const ref = usePageNumbers<HTMLDivElement>({
    label: texts.footer(number, customer),
    left: texts.continued(customer),
    right: texts.reference(number, date),
    numbers: texts.pageNumbers,
  });
  return (
    <div ref={ref} className="printed-head">
      <div className="printed-letterhead">
        {logoUrl === null ? <p>{siteName}</p> : <img src={logoUrl} alt={siteName ?? ""} />}
        <div>
          <p>{texts.title}</p>
          <div>{texts.reference(number, date)}</div>
        </div>
      </div>
      <div className="printed-parties">
        <div>
          <p className="muted">{builder.preparedFor}</p>
          <p className={`as-sent ${customer.length > 60 ? "printed-heading" : "printed-customer"}`}>
            {customer || address}
          </p>
          {customer !== "" && <p className="as-sent">{address}</p>}
        </div>
        <div>
          <p className="muted">{builder.preparedBy}</p>
          <p className="as-sent printed-name">{agentNameOf(agent)}</p>
          {reachOf(agent).map((line) => (
            <p key={line} className="as-sent">
              {line}
            </p>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}

interface PaperFiguresProps extends Pick<PaperHeadProps, "model"> {
  readonly monthly: CentsOrError;
  /** The other figures that the customer looks for first. */
  readonly figures: readonly Fact[];
  readonly facts: readonly Fact[];
  /** How the monthly price changes within the term. */
  readonly value: Pick<CartValue, "phases" | "assumesSamePrice">;
}

/** The figures and facts below the head of the printed proposal. A price that changes says for which months it is. */
export function PaperFigures({
  model,
  monthly,
  figures,
  facts,
  value,
}: PaperFiguresProps): ReactNode {
  const texts = useTexts(printedTexts);
  const { atMs, untilMs } = useSignal(model.priceTimes);
  const format = useFormatting();
  const [first, ...later] = phaseFiguresOf(value, format);
  const notes = [
    ...later.map((figure) => texts.phase(...figure)),
    ...(value.assumesSamePrice ? [format.texts(pricingTexts).assumedTotal] : []),
  ];
  return (
    <>
      <Facts
        className="printed-figures"
        facts={[first ?? [format.texts(builderTexts).monthly, format.money(monthly)], ...figures]}
      />
      {notes.length > 0 && <p className="printed-note">{notes.join(" ")}</p>}
      <Facts
        className="printed-facts"
        facts={[
          ...facts,
          [texts.pricesAsOf, format.date(atMs)],
          [texts.validThrough, untilMs === null ? undefined : format.date(untilMs)],
        ]}
      />
    </>
  );
}

export interface ProposalHeadProps {
  readonly model: ScoutPricingModel;
  readonly catalogue: Catalogue;
}

/** The head of the printed proposal for one address. */
export function ProposalHead(props: ProposalHeadProps): ReactNode {
  const drafts = useSignal(props.model.drafts);
  return drafts === null ? <Head {...props} number="" /> : <DraftHead {...props} drafts={drafts} />;
}

function DraftHead({
  drafts,
  ...props
}: ProposalHeadProps & { readonly drafts: ProposalDrafts }): ReactNode {
  return <Head {...props} number={useSignal(drafts.number)} />;
}

function Head({
  model,
  catalogue: { address, options },
  number,
}: ProposalHeadProps & Pick<PaperHeadProps, "number">): ReactNode {
  const builder = useTexts(builderTexts);
  const format = useFormatting();
  return (
    <PaperHead model={model} number={number} address={address || model.form.address.peek()}>
      <WithCart model={model}>
        {(cart, price) => {
          const value = cartValueOf(cart, price);
          const { months, total } = value;
          return (
            <PaperFigures
              model={model}
              monthly={price.monthly}
              figures={[
                [builder.install, format.money(price.install)],
                [
                  builder.totalOver(format.number(months ?? 0), value.assumesSamePrice),
                  months === null ? undefined : format.money(total),
                ],
              ]}
              facts={[
                [builder.provider, optionOf(options.provider, cart.provider)?.label],
                [builder.term, optionOf(options.term, cart.term)?.label],
                [builder.package, packageOf(cart)?.label],
              ]}
              value={value}
            />
          );
        }}
      </WithCart>
      <WithCart model={model}>
        {(cart, price) => (
          <PrintedLines cart={cart} price={price} hidesInstallFees={model.hidesInstallFees} />
        )}
      </WithCart>
    </PaperHead>
  );
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
              <dd className="as-sent" translate="no">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The comparison and the acceptance below the totals of the printed proposal for one address, in one piece. */
export function ProposalClosing({ model }: Pick<PaperHeadProps, "model">): ReactNode {
  const kept = useSignal(model.kept.carts);
  const isIncluded = useSignal(model.kept.areIncluded);
  const format = useFormatting();
  if (!usePrinting()) return null;
  return (
    <WithCart model={model}>
      {(cart, price) => {
        const all = isIncluded ? compareCarts(kept, cart, format) : [];
        // A proposal beside itself says nothing.
        const compared = all.length > 1 ? all : [];
        return (
          <div className="printed-closing">
            {compared.length > 0 && <PaperComparison compared={compared} />}
            <Acceptance
              model={model}
              totals={price}
              notes={[
                ...(model.hidesInstallFees
                  ? []
                  : installSumOf(installLinesOf(price, packageOf(cart), format), format)),
                ...comparisonNotesOf(compared, format),
              ]}
            />
          </div>
        );
      }}
    </WithCart>
  );
}

/** The parts of an install total that has several. */
function installSumOf(lines: readonly InstallLine[], format: Formatting): readonly string[] {
  const shown = lines.filter(({ cents }) => cents !== zeroCents);
  if (shown.length < 2) return [];
  const texts = format.texts(printedTexts);
  const parts = shown.map(({ label, cents }) => texts.installPart(label, format.money(cents)));
  return [texts.installSum(parts)];
}

interface PaperAcceptanceProps extends Pick<PaperHeadProps, "model"> {
  readonly totals: AcceptedTotals;
}

/** The acceptance of the printed proposal for several sites. The screen does not show it. */
export function PaperAcceptance(props: PaperAcceptanceProps): ReactNode {
  return usePrinting() && <Acceptance {...props} notes={[]} />;
}

interface AcceptanceProps extends PaperAcceptanceProps {
  /** Sentences on the prices, below the date until which they are valid. */
  readonly notes: readonly string[];
}

type AcceptedTotals = Pick<CartPrice, "monthly" | "install">;

/** The small print, the totals and the lines for the customer's signature. */
function Acceptance({ model, totals, notes }: AcceptanceProps): ReactNode {
  const texts = useTexts(printedTexts);
  const agent = useSignal(model.agent);
  const format = useFormatting();
  const validity = validityTextOf(useSignal(model.priceTimes), format);
  return (
    <div className="printed-acceptance">
      <div>
        {[validity, ...notes, format.texts(pricingTexts).disclaimer].map((note) => (
          <p key={note} className="printed-note">
            {note}
          </p>
        ))}
      </div>
      <div className="printed-accepted">
        <p className="printed-heading">{texts.acceptance}</p>
        <Accepted {...totals} />
      </div>
      <p>{texts.accept(agentNameOf(agent), format.anyOf(reachOf(agent)))}</p>
      <div className="printed-signatures">
        {texts.signatureLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

function Accepted({ monthly, install }: AcceptedTotals): ReactNode {
  const texts = useTexts(printedTexts);
  const format = useFormatting();
  return (
    <p className="printed-name">{texts.accepted(format.money(monthly), format.money(install))}</p>
  );
}

/** How the customer reaches the agent. An e-mail address that stands for a name is not repeated. */
function reachOf(agent: ProposalInput["agent"]): readonly string[] {
  const name = agentNameOf(agent);
  return [agent.phone ?? "", agent.email].filter((line) => line !== "" && line !== name);
}
