import type { ReactNode } from "react";
import { type CentsOrError, zeroCents } from "../../../core/money/cents.ts";
import { cartItemsOf } from "../../../core/pricing/cart/cart-items.ts";
import { type CartState, packageOf } from "../../../core/pricing/cart/cart-state.ts";
import { factsBeside, internetFactsOf } from "../../../core/pricing/line-facts.ts";
import {
  type InstallLine,
  installLinesOf,
  installPartOf,
} from "../../../core/pricing/price/install-lines.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import { lineNotesOf } from "../../../core/pricing/proposal/line-notes.ts";
import {
  equipmentLinesOf,
  hasQuantity,
  type PaperLine,
} from "../../../core/pricing/proposal/paper-lines.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { messages } from "../scout-pricing.messages.ts";
import { installTextOf } from "./install-text.ts";
import { printedMessages as texts } from "./printed-proposal.messages.ts";

interface PrintedLinesProps {
  readonly cart: CartState;
  /** The price of the cart. */
  readonly price: CartPrice;
  readonly hidesInstallFees: boolean;
}

interface PrintedLine extends PaperLine {
  /** The part of the install total that it adds. */
  readonly install: CentsOrError;
  readonly notes: readonly string[];
  /** True for the package, which has only its part of the install total. */
  readonly isPackage?: boolean;
}

/** The tables of the services and of the equipment in the printed proposal (decisions N16). */
export function PrintedLines({ cart, price, hidesInstallFees }: PrintedLinesProps): ReactNode {
  const format = useFormatting();
  if (!usePrinting()) return null;
  const pairs = cartItemsOf(cart).flatMap(({ service }, at) => {
    const line = price.lines[at];
    return line === undefined ? [] : [{ service, line }];
  });
  const installLines = installLinesOf(price, packageOf(cart));
  const services = pairs.map(({ service, line }): PrintedLine => {
    const { title, label } = service;
    const facts = factsBeside(`${title} ${label}`, internetFactsOf(service));
    const kind = [label === title ? "" : label, ...facts].filter(Boolean).join(" · ");
    const notes = [kind, ...lineNotesOf(cart, service, line, format)];
    const { quantity, rate } = line;
    const install = installPartOf(installLines, service.id);
    return { title, quantity, rate, price: line.price, install, notes: notes.filter(Boolean) };
  });
  const equipment = pairs.flatMap(({ service, line }) =>
    equipmentLinesOf(service, line).map(
      (one): PrintedLine => ({ ...one, install: zeroCents, notes: [] }),
    ),
  );
  const shown = {
    hasUnits: hasQuantity([...services, ...equipment]),
    hasInstall: !hidesInstallFees && services.some(({ install }) => install !== zeroCents),
  };
  const ofPackage = shown.hasInstall ? packageLinesOf(installLines) : [];
  return (
    <>
      <Lines title={messages.services} lines={[...services, ...ofPackage]} {...shown} />
      <Lines title={messages.equipment} lines={equipment} {...shown} />
    </>
  );
}

/** The part of the install total that no service adds, so that the column adds up. */
function packageLinesOf(installLines: readonly InstallLine[]): readonly PrintedLine[] {
  const install = installPartOf(installLines, null);
  const nothing = { quantity: 1, rate: zeroCents, price: zeroCents, notes: [] };
  return install === zeroCents
    ? []
    : [{ title: messages.package, ...nothing, install, isPackage: true }];
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly PrintedLine[];
  /** True shows quantities and the price of one. */
  readonly hasUnits: boolean;
  /** True shows what each line adds to the install total. */
  readonly hasInstall: boolean;
}

function Lines({ title, lines, hasUnits, hasInstall }: LinesProps): ReactNode {
  const format = useFormatting();
  if (lines.length === 0) return null;
  const heads = [
    ...(hasUnits ? [texts.quantity, texts.priceEach] : []),
    messages.monthly,
    ...(hasInstall ? [messages.install] : []),
  ];
  return (
    <table className="table printed-table printed-order" translate="no">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines do not change while the page is printed
          <tr key={at}>
            <th scope="row">
              <span>{line.title}</span>
              {line.notes.map((note) => (
                <small key={note} className="muted">
                  {note}
                </small>
              ))}
            </th>
            {hasUnits && (
              <>
                <td className="end">{line.isPackage ? "" : format.number(line.quantity)}</td>
                <td className="end">{line.isPackage ? "" : format.money(line.rate)}</td>
              </>
            )}
            <td className="end">{line.isPackage ? "–" : format.money(line.price)}</td>
            {hasInstall && <td className="end">{installTextOf(line.install, format)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
