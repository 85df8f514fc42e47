import type { ReactNode } from "react";
import { type CentsOrError, subtractCents, zeroCents } from "../../../core/money/cents.ts";
import { type CartValue, phaseLabelsOf } from "../../../core/pricing/cart/cart-value.ts";
import type { UnreadTitles } from "../../../core/pricing/cart/unread-titles.ts";
import type { InstallLine } from "../../../core/pricing/price/install-lines.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import { Button } from "../../ui/button.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";

interface TotalsProps {
  readonly value: CartValue;
  readonly price: CartPrice;
  /** The amounts that add up to the install total. */
  readonly installLines: readonly InstallLine[];
  readonly unread: UnreadTitles;
  /** True hides the amounts that add up to the install total. */
  readonly hidesInstallFees: boolean;
}

/** The monthly total and the install total with their parts, and both over the term. */
export function Totals(props: TotalsProps): ReactNode {
  const texts = useTexts(builderTexts);
  const { value, price, installLines, unread, hidesInstallFees } = props;
  const format = useFormatting();
  return (
    <div className="totals" part="totals">
      <dl>
        <Amount label={texts.services} cents={price.servicesSubtotal} unread={unread.services} />
        {price.equipmentSubtotal !== zeroCents && (
          <Amount
            label={texts.equipment}
            cents={price.equipmentSubtotal}
            unread={unread.equipment}
          />
        )}
        {price.discount !== 0 && (
          <Amount
            label={texts.discount}
            cents={subtractCents(zeroCents, price.discount)}
            unread={unread.discount}
          />
        )}
        <Amount label={texts.monthlyTotal} cents={price.monthly} isTotal />
      </dl>
      <dl>
        {!hidesInstallFees &&
          installLines.map(({ label, cents }, index) => (
            <Amount
              // biome-ignore lint/suspicious/noArrayIndexKey: the position in the sum identifies a line
              key={index}
              label={label}
              cents={cents}
              unread={unread.install[index]}
            />
          ))}
        <Amount label={texts.installTotal} cents={price.install} isTotal />
      </dl>
      {value.months !== null && (
        <dl>
          {phaseLabelsOf(value, format).map((label, index) => (
            <Amount key={label} label={label} cents={value.phases[index]?.monthly ?? null} />
          ))}
          <Amount
            label={texts.totalOver(format.number(value.months), value.assumesSamePrice)}
            cents={value.total}
            isTotal
          />
        </dl>
      )}
    </div>
  );
}

/** The two totals in large print. */
export function Headline({ price }: Pick<TotalsProps, "price">): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  return (
    <dl className="headline" part="totals">
      <div>
        <dt>{texts.monthly}</dt>
        <dd className="amount" translate="no">
          {format.money(price.monthly)}
        </dd>
      </div>
      <div>
        <dt>{texts.install}</dt>
        <dd className="amount" translate="no">
          {format.money(price.install)}
        </dd>
      </div>
    </dl>
  );
}

function Amount({
  label,
  cents,
  unread = [],
  isTotal = false,
}: {
  readonly label: string;
  readonly cents: CentsOrError;
  /** Titles of the services whose price cannot be read. */
  readonly unread?: readonly string[] | undefined;
  readonly isTotal?: boolean;
}): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  return (
    <div className={isTotal ? "total" : undefined}>
      <dt>{label}</dt>
      <dd className={cents === null ? "amount error" : "amount"}>{format.money(cents)}</dd>
      {cents === null && unread.length > 0 && (
        <dd className="unread muted">{texts.unread(unread)}</dd>
      )}
    </div>
  );
}

interface TotalsBarProps {
  /** True if the proposal below shows the totals. */
  readonly isRepeated: boolean;
  readonly onShow: () => void;
  /** The totals. */
  readonly children: ReactNode;
}

/**
 * The totals and a button that scrolls to the proposal. Shown when the proposal is below the
 * services, until the user has scrolled to it.
 */
export function TotalsBar({ isRepeated, onShow, children }: TotalsBarProps): ReactNode {
  const texts = useTexts(builderTexts);
  return (
    <div className={isRepeated ? "totals-bar repeated" : "totals-bar"}>
      {children}
      <Button variant="primary" onClick={onShow}>
        {texts.toProposal}
      </Button>
    </div>
  );
}
