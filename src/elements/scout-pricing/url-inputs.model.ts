import {
  areSameInputs,
  type PricingInputs,
  pricingInputsIn,
  urlChangesOf,
} from "../../core/pricing/pricing-query.ts";
import type { PageAddress } from "../../core/screen-context.ts";
import type { ReadonlySignal } from "../../core/signals.ts";
import { startValueOf } from "../../core/start-value.ts";

/** The inputs of the builder as the URL says them, or should (decisions I3). */
export interface UrlInputs {
  readonly now: PricingInputs;
  /** Writes them. False when the host page prevented it: then nothing changed. */
  commit(next: PricingInputs, how: { readonly replace: boolean }): boolean;
  dispose(): void;
}

/**
 * A parameter of the URL wins over the attribute of its name, which is the start value otherwise
 * (decisions Z4). `onOther` hears when someone else changed them: Back, a link, the host page.
 */
export function createUrlInputs(
  address: PageAddress,
  attributes: ReadonlySignal<PricingInputs>,
  onOther: (now: PricingInputs, before: PricingInputs) => void,
): UrlInputs {
  let seenUrl = pricingInputsIn(address.current.peek().search);
  let seenAttributes = inputsOf(attributes.peek());
  let now = join(seenUrl, seenAttributes);

  function change(next: PricingInputs): void {
    const before = now;
    if (areSameInputs(next, before)) return;
    now = next;
    onOther(next, before);
  }

  const stops = [
    address.current.subscribe(({ search }) => {
      const next = pricingInputsIn(search);
      // Other parameters are other people's.
      if (areSameInputs(next, seenUrl)) return;
      seenUrl = next;
      change(next);
    }),
    attributes.subscribe((values) => {
      const next = inputsOf(values);
      if (areSameInputs(next, seenAttributes)) return;
      const changes = changesOf(next, seenAttributes);
      seenAttributes = next;
      // What was chosen since stays.
      change({ ...now, ...changes });
    }),
  ];

  return {
    get now() {
      return now;
    },
    commit(next, how) {
      const before = now;
      now = next;
      const isDone = address.setQuery(urlChangesOf(next), how);
      if (!isDone) now = before;
      return isDone;
    },
    dispose() {
      for (const stop of stops) stop();
    },
  };
}

/** The attributes of the element that are inputs, trimmed as those of the URL are. */
function inputsOf(values: PricingInputs): PricingInputs {
  return {
    address: values.address.trim(),
    preparedFor: values.preparedFor.trim(),
    provider: values.provider.trim(),
    term: values.term.trim(),
    package: values.package.trim(),
  };
}

function changesOf(next: PricingInputs, before: PricingInputs): Partial<PricingInputs> {
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => Reflect.get(before, name) !== value),
  );
}

function join(url: PricingInputs, attributes: PricingInputs): PricingInputs {
  const startOf = (name: keyof PricingInputs) => startValueOf(url[name] || null, attributes[name]);
  return {
    address: startOf("address"),
    preparedFor: startOf("preparedFor"),
    provider: startOf("provider"),
    term: startOf("term"),
    package: startOf("package"),
  };
}
