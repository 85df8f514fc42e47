import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import type { CartPrice } from "../../core/pricing/price/price-cart.ts";
import { useSignal } from "../host/use-signal.ts";
import { Heading } from "../ui/heading.tsx";
import { Announcements } from "./announcements.screen.tsx";
import { Choices } from "./choices.view.tsx";
import { Comparison } from "./comparison.view.tsx";
import { Proposal } from "./proposal.screen.tsx";
import { messages } from "./scout-pricing.messages.ts";
import type { ScoutPricingModel } from "./scout-pricing.model.ts";
import { Services } from "./services.screen.tsx";
import { TotalsBar } from "./totals-bar.view.tsx";

interface BuilderProps {
  readonly model: ScoutPricingModel;
  readonly cart: CartState;
  readonly price: CartPrice;
}

/** The services offered on one side, the proposal on the other. */
export function Builder({ model, cart, price }: BuilderProps): ReactNode {
  const proposal = useRef<HTMLHeadingElement>(null);
  // A pressed button that goes away moves the focus to the proposal, where Ctrl+Z still works.
  const leaving =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      proposal.current?.focus({ preventScroll: true });
      act(...given);
    };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each shortcut is also a button inside
    <div className="builder" onKeyDown={(event) => handleShortcut(event, model)}>
      <div className="builder-main">
        <Heading level={2} className="builder-caption">
          <span className="muted">{messages.showing}</span>{" "}
          <span>{cart.catalogue.address || model.form.address.peek()}</span>
        </Heading>
        <Choices cart={cart} onAct={model.act} />
        <Services model={model} cart={cart} onLeave={leaving(() => {})} />
        <Comparison
          kept={useSignal(model.kept.carts)}
          cart={cart}
          tables={model.tables}
          onRename={model.kept.rename}
          onUse={model.kept.use}
          onRemove={leaving(model.kept.remove)}
        />
      </div>
      <Proposal
        model={model}
        cart={cart}
        price={price}
        headingRef={proposal}
        onRemove={leaving((id: string) => model.act({ kind: "deselectItem", id }))}
        onDismiss={leaving(model.outputs.forgetContract)}
      />
      <div className="builder-foot">
        <Announcements
          model={model}
          onUndo={leaving(model.undo)}
          onDismiss={leaving(model.announcements.dismissRemovals)}
        />
        <TotalsBar price={price} onShow={() => proposal.current?.focus()} />
      </div>
    </div>
  );
}

/** Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo (decisions J12). */
function handleShortcut(event: KeyboardEvent, { undo, redo }: ScoutPricingModel): void {
  const [origin] = event.nativeEvent.composedPath();
  // Text fields have an undo of their own.
  if (origin instanceof HTMLInputElement && !["checkbox", "radio"].includes(origin.type)) return;
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !["y", "z"].includes(key)) return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) redo();
  else undo();
}
