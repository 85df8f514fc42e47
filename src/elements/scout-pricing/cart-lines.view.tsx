import type { ReactNode } from "react";
import { formatMoney } from "../../core/money/format-money.ts";
import { boxTitleOf } from "../../core/pricing/box-title.ts";
import { type CartItem, cartItemsOf } from "../../core/pricing/cart/cart-items.ts";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import { hostsInCart } from "../../core/pricing/cart/link-hosts.ts";
import { isRangePriced } from "../../core/pricing/price/price-range.ts";
import type { CartPrice, PriceLine } from "../../core/pricing/price/price-result.ts";
import { pricingMessages } from "../../core/pricing/pricing-messages.ts";
import { rowTitleOf } from "../../core/pricing/row-title.ts";
import { textOf } from "../../core/pricing/wire/read-wire.ts";
import { Icon } from "../ui/icon.tsx";
import { Tag } from "../ui/tag.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface CartLinesProps {
  readonly cart: CartState;
  readonly price: CartPrice;
  readonly onRemove: (id: string) => void;
}

/** What is in the cart, each with its monthly amounts (decisions I12, J11). */
export function CartLines({ cart, price, onRemove }: CartLinesProps): ReactNode {
  const items = cartItemsOf(cart);
  if (items.length === 0) return <p className="muted">{messages.nothingChosen}</p>;
  return (
    <ul className="cart-lines">
      {items.map((item, index) => {
        const line = price.lines[index];
        const hosts = hostsInCart(cart, item.id).map(({ row }) => rowTitleOf(row));
        return (
          line && <Line key={item.id} item={item} line={line} hosts={hosts} onRemove={onRemove} />
        );
      })}
    </ul>
  );
}

function Line({
  item: { id, type, row },
  line,
  hosts,
  onRemove,
}: {
  readonly item: CartItem;
  readonly line: PriceLine;
  /** Titles of what it comes with: they leave with it (decisions ZA1). */
  readonly hosts: readonly string[];
  readonly onRemove: (id: string) => void;
}): ReactNode {
  const title = rowTitleOf(row);
  const removal = messages.remove([title, ...hosts]);
  return (
    <li className="cart-line">
      <div className="cart-line-name">
        <span>{title}</span>
        {type === "fee" && <Tag>{messages.fee}</Tag>}
      </div>
      <span className="amount">{formatMoney(line.price)}</span>
      {type === "fee" ? (
        <span />
      ) : (
        <button type="button" className="icon-button" title={removal} onClick={() => onRemove(id)}>
          <Icon name="close" />
          <VisuallyHidden>{removal}</VisuallyHidden>
        </button>
      )}
      {hosts.length > 0 && <Detail text={pricingMessages.comesWith(hosts)} amount={null} />}
      {isRangePriced(row) && <Detail text={messages.rangePriced} amount={null} />}
      {line.quantity > 1 && (
        <Detail text={`${line.quantity} × ${formatMoney(line.rate)}`} amount={null} />
      )}
      {line.equipmentFee !== 0 && (
        <Detail
          text={textOf(row.equipment_fee_label) || messages.equipment}
          amount={formatMoney(line.equipmentFee)}
        />
      )}
      {line.boxes > 0 && line.boxRate !== 0 && (
        <Detail
          text={`${line.boxes} ${boxTitleOf(row, line.boxes)} × ${formatMoney(line.boxRate)}`}
          amount={formatMoney(line.boxPrice)}
        />
      )}
    </li>
  );
}

function Detail({
  text,
  amount,
}: {
  readonly text: string;
  readonly amount: string | null;
}): ReactNode {
  return (
    <div className="cart-line-detail muted">
      <span>{text}</span>
      {amount !== null && <span className="amount">{amount}</span>}
    </div>
  );
}
