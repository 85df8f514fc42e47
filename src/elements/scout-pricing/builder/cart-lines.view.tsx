import type { ReactNode } from "react";
import { type CentsOrError, zeroCents } from "../../../core/money/cents.ts";
import { rowFactsOf } from "../../../core/pricing/board/row-facts.ts";
import { unbuiltTextOf } from "../../../core/pricing/board/unbuilt-line.ts";
import { type CartItem, cartItemsOf } from "../../../core/pricing/cart/cart-items.ts";
import { type CartState, packageOf } from "../../../core/pricing/cart/cart-state.ts";
import { hostsInCart } from "../../../core/pricing/cart/linked-services.ts";
import { optionOf } from "../../../core/pricing/filter-options.ts";
import { factsBeside } from "../../../core/pricing/line-facts.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import type { PriceLine } from "../../../core/pricing/price/price-line.ts";
import { pricingTexts } from "../../../core/pricing/pricing-messages.ts";
import {
  boxTitleOf,
  hasCountedRange,
  isPricedAsRange,
  rangeTextOf,
} from "../../../core/pricing/service.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { builderTexts } from "../scout-pricing.messages.ts";

interface CartLinesProps {
  readonly cart: CartState;
  readonly price: CartPrice;
  readonly onRemove: (id: string) => void;
  readonly onRemovePackage: () => void;
}

/** The package and the services of the cart with their monthly amounts. */
export function CartLines({ cart, price, onRemove, onRemovePackage }: CartLinesProps): ReactNode {
  const texts = useTexts(builderTexts);
  const chosen = packageOf(cart);
  const items = cartItemsOf(cart);
  const format = useFormatting();
  const provider = optionOf(cart.catalogue.options.provider, cart.provider);
  if (items.length === 0) return <p className="muted">{texts.nothingChosen}</p>;
  return (
    <>
      {chosen !== null && (
        <PackageLine
          label={chosen.label}
          discount={price.discount}
          titles={items.filter(({ id }) => chosen.serviceIds.includes(id)).map(titleOf)}
          onRemove={onRemovePackage}
        />
      )}
      <ul className="cart-lines">
        {items.map((item, index) => {
          const line = price.lines[index];
          const hosts = hostsInCart(cart, item.id).map(({ title }) => title);
          return (
            line && (
              <Line
                key={item.id}
                item={item}
                line={line}
                hosts={hosts}
                unbuilt={provider ? unbuiltTextOf(provider, item.service, format) : ""}
                onRemove={onRemove}
              />
            )
          );
        })}
      </ul>
    </>
  );
}

function titleOf({ service: { title } }: CartItem): string {
  return title;
}

/**
 * The name of the package, and in words what it takes off, because the totals below subtract the amount. Removing it
 * removes its services.
 */
function PackageLine({
  label,
  discount,
  titles,
  onRemove,
}: {
  readonly label: string;
  readonly discount: CentsOrError;
  readonly titles: readonly string[];
  readonly onRemove: () => void;
}): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  return (
    <div className="cart-line package-line">
      <div className="cart-line-name">
        <span>{label}</span>
        <Tag>{texts.package}</Tag>
      </div>
      <span />
      <RemoveButton titles={[label, ...titles]} onRemove={onRemove} />
      {discount !== null && discount !== zeroCents && (
        <Detail text={texts.packageSaves(format.money(discount))} amount={null} />
      )}
    </div>
  );
}

function RemoveButton({
  titles,
  onRemove,
}: {
  readonly titles: readonly string[];
  readonly onRemove: () => void;
}): ReactNode {
  const texts = useTexts(builderTexts);
  const text = texts.remove(useFormatting().list(titles));
  return (
    <button type="button" className="icon-button" title={text} onClick={onRemove}>
      <Icon name="close" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </button>
  );
}

function Line({
  item: { id, type, service },
  line,
  hosts,
  unbuilt,
  onRemove,
}: {
  readonly item: CartItem;
  readonly line: PriceLine;
  /** Titles of the services that added this one. It is removed with them. */
  readonly hosts: readonly string[];
  /** The words about a line that is not built; may be `""`. */
  readonly unbuilt: string;
  readonly onRemove: (id: string) => void;
}): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  const pricing = useTexts(pricingTexts);
  const { title } = service;
  const facts = service.servedBy === null ? [] : factsBeside(title, rowFactsOf(service, format));
  return (
    <li className="cart-line">
      <div className="cart-line-name">
        <bdi>{title}</bdi>
        {type === "fee" && <Tag>{texts.fee}</Tag>}
      </div>
      <span className="amount" translate="no">
        {format.money(line.price)}
      </span>
      {type === "fee" ? (
        <span />
      ) : (
        <RemoveButton titles={[title, ...hosts]} onRemove={() => onRemove(id)} />
      )}
      {facts.length > 0 && <Detail text={facts.join(" · ")} amount={null} />}
      {unbuilt !== "" && <Detail text={unbuilt} amount={null} isWarning />}
      {service.priceDetailsText !== "" && <Detail text={service.priceDetailsText} amount={null} />}
      {hosts.length > 0 && <Detail text={pricing.comesWith(hosts)} amount={null} />}
      {isPricedAsRange(service) && <Detail text={texts.rangePriced} amount={null} />}
      {service.priceRange !== null && hasCountedRange(service) && (
        <Detail
          text={pricing.rangeCountedAs(
            rangeTextOf(service.priceRange, format),
            format.money(line.price),
          )}
          amount={null}
        />
      )}
      {line.quantity > 1 && (
        <Detail text={`${line.quantity} × ${format.money(line.rate)}`} amount={null} />
      )}
      {line.equipmentFee !== 0 && (
        <Detail
          text={service.equipmentFeeLabel || texts.equipment}
          amount={format.money(line.equipmentFee)}
        />
      )}
      {line.boxes > 0 && line.boxRate !== 0 && (
        <Detail
          text={`${line.boxes} ${boxTitleOf(service, line.boxes, format)} × ${format.money(line.boxRate)}`}
          amount={format.money(line.boxPrice)}
        />
      )}
    </li>
  );
}

function Detail({
  text,
  amount,
  isWarning = false,
}: {
  readonly text: string;
  readonly amount: string | null;
  readonly isWarning?: boolean;
}): ReactNode {
  return (
    <div className={isWarning ? "cart-line-detail unbuilt" : "cart-line-detail muted"}>
      <span>{text}</span>
      {amount !== null && <span className="amount">{amount}</span>}
    </div>
  );
}
