import { type ReactNode, useState } from "react";
import type { CentsOrError } from "../../core/money/cents.ts";
import { formatMoney } from "../../core/money/format-money.ts";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import {
  type ComparedCart,
  compareCarts,
  type KeptCart,
} from "../../core/pricing/cart/compare-carts.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Heading } from "../ui/heading.tsx";
import { TextField } from "../ui/text-field.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface ComparisonProps {
  readonly kept: readonly KeptCart[];
  readonly cart: CartState;
  readonly onRename: (name: string, wanted: string) => void;
  readonly onUse: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

/** The kept carts and the present one side by side; any of them becomes the proposal. */
export function Comparison({ kept, cart, ...props }: ComparisonProps): ReactNode {
  if (kept.length === 0) return null;
  const compared = compareCarts([...kept, { name: messages.current, state: cart }]);
  return (
    <Card heading={messages.compare}>
      <ul className="compared-carts">
        {compared.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a renamed cart keeps its place and the focus
          <li key={index} className="compared-cart">
            {index < kept.length ? (
              <Name name={one.name} onRename={(wanted) => props.onRename(one.name, wanted)} />
            ) : (
              <Heading level={3}>{one.name}</Heading>
            )}
            <Contents cart={one} isFirst={index === 0} />
            {index < kept.length && (
              <div className="row">
                <Button label={messages.nameOfUse(one.name)} onClick={() => props.onUse(one.name)}>
                  {messages.use}
                </Button>
                <Button
                  variant="quiet"
                  label={messages.removeCart(one.name)}
                  onClick={() => props.onRemove(one.name)}
                >
                  {messages.removeKept}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A name to edit: leaving the field applies it, or restores the last one where it cannot be used. */
function Name({
  name,
  onRename,
}: {
  readonly name: string;
  readonly onRename: (wanted: string) => void;
}): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextField
      label={messages.cartName}
      value={draft ?? name}
      onChange={setDraft}
      onBlur={() => {
        setDraft(null);
        if (draft !== null) onRename(draft);
      }}
    />
  );
}

function Contents({
  cart,
  isFirst,
}: {
  readonly cart: ComparedCart;
  readonly isFirst: boolean;
}): ReactNode {
  return (
    <>
      <ul className="sum">
        {cart.lines.map(({ id, title, quantity, price }) => (
          <li key={id}>
            <span>{quantity > 1 ? `${quantity} × ${title}` : title}</span>
            <span className="amount">{formatMoney(price)}</span>
          </li>
        ))}
      </ul>
      <dl className="compared-totals">
        <div>
          <dt>{messages.monthly}</dt>
          <dd className="amount">{formatMoney(cart.monthly)}</dd>
        </div>
        <div>
          <dt>{messages.install}</dt>
          <dd className="amount">{formatMoney(cart.install)}</dd>
        </div>
        {!isFirst && (
          <div>
            <dt>{messages.difference}</dt>
            <dd className="amount">
              {messages.differences(signed(cart.monthlyDifference), signed(cart.installDifference))}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

function signed(cents: CentsOrError): string {
  return cents !== null && cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents);
}
