import type { ReactNode } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { ComparedCart } from "../../../core/pricing/cart/compare-carts.ts";
import { changeText, percentChangeText } from "../../../core/pricing/cart/figure-text.ts";
import { optionServiceTextOf } from "../../../core/pricing/proposal/option-services.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { messages } from "../scout-pricing.messages.ts";
import { printedMessages as texts } from "./printed-proposal.messages.ts";

interface PaperComparisonProps {
  /** At least two options. */
  readonly compared: readonly ComparedCart[];
}

/**
 * The comparison on paper (decisions N17). Each option has a line with its figures, and a line across the table with its
 * services.
 */
export function PaperComparison({ compared }: PaperComparisonProps): ReactNode {
  const format = useFormatting();
  const columns = columnsOf(compared, format);
  return (
    <div className="printed-comparison">
      <p className="printed-heading">{messages.compare}</p>
      <table className="table printed-table printed-options" translate="no">
        <thead>
          <tr>
            <th scope="col">{messages.option}</th>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col" className="end">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {compared.map((cart, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the options do not change while the page is printed
          <tbody key={at}>
            <tr>
              <th scope="row">
                <span>{cart.name}</span>
                {marksOf(cart).map((mark) => (
                  <small key={mark} className="muted">
                    {mark}
                  </small>
                ))}
              </th>
              {columns.map(({ heading, textOf }) => (
                <td key={heading} className="end">
                  {textOf(cart) || "–"}
                </td>
              ))}
            </tr>
            <tr>
              <td colSpan={columns.length + 1} className="muted">
                {texts.included(cart.lines.map(optionServiceTextOf))}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

function marksOf({ isCurrent, isBestValue }: ComparedCart): readonly string[] {
  return [
    ...(isCurrent ? [messages.thisProposal] : []),
    ...(isBestValue ? [messages.bestValue] : []),
  ];
}

interface FigureColumn {
  readonly heading: string;
  /** `""` for what is not known. */
  readonly textOf: (cart: ComparedCart) => string;
}

/** The figures in which the options may differ. The heading has the term that all of them share. */
function columnsOf(compared: readonly ComparedCart[], format: Formatting): readonly FigureColumn[] {
  const terms = new Set(compared.map(({ months }) => months));
  const [shared = null] = terms.size === 1 ? terms : [];
  const overTerm: readonly FigureColumn[] =
    shared === null
      ? [
          { heading: messages.months, textOf: ({ months }) => String(months ?? "") },
          {
            heading: messages.total,
            textOf: ({ months, total }) => (months === null ? "" : format.money(total)),
          },
          {
            heading: messages.perMonth,
            textOf: ({ months, perMonth }) => (months === null ? "" : format.money(perMonth)),
          },
        ]
      : [
          {
            heading: messages.totalOver(format.number(shared), false),
            textOf: ({ total }) => format.money(total),
          },
          { heading: texts.difference, textOf: (cart) => differenceTextOf(cart, format) },
        ];
  return [
    { heading: messages.monthly, textOf: ({ monthly }) => format.money(monthly) },
    { heading: messages.install, textOf: ({ install }) => format.money(install) },
    ...overTerm.filter(({ textOf }) => compared.some((cart) => textOf(cart) !== "")),
  ];
}

function differenceTextOf({ difference }: ComparedCart, format: Formatting): string {
  if (difference?.kind !== "sameTerm" || difference.total === null) return "";
  const { total, percent } = difference;
  const change = changeText(total, format);
  return percent === null ? change : `${change} (${percentChangeText(percent, format)})`;
}
