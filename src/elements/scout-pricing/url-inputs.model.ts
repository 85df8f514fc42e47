import {
  areSameInputs,
  inputsFrom,
  type PricingInputs,
  pricingInputsIn,
  urlChangesOf,
} from "../../core/pricing/wire/pricing-query.ts";
import type { PageAddress, PageLocation } from "../../core/screen-context.ts";
import type { ReadonlySignal } from "../../core/signals.ts";
import { oneLineOf } from "../../core/texts/one-line.ts";
import { startValueOf } from "../../core/values/start-value.ts";

/** How inputs are written: in place of the current entry, or as a new one with its state. */
interface Writing {
  readonly replace: boolean;
  readonly state?: PageLocation["state"];
}

/** The inputs of the builder, kept in the URL. */
export interface UrlInputs {
  readonly now: PricingInputs;
  /** Writes the inputs. If the host page prevents it, changes nothing and returns false. */
  commit(next: PricingInputs, how: Writing): boolean;
  /**
   * Takes over inputs that already took effect, even if the host page keeps its URL. Does not write
   * them if the page would start with them anyway, by its URL or by attributes.
   */
  follow(next: PricingInputs, how: Writing): void;
  dispose(): void;
}

/**
 * Reads each input from its URL parameter, or else from the attribute of the same name. This also
 * applies after Back to a URL without parameters.
 *
 * @param onOther - called after a change from outside: Back, a link, the host page; with the location before it
 */
export function createUrlInputs(
  address: PageAddress,
  attributes: ReadonlySignal<PricingInputs>,
  onOther: (now: PricingInputs, before: PricingInputs, left: PageLocation) => void,
): UrlInputs {
  let location = address.current.peek();
  let seenUrl = pricingInputsIn(location.search);
  let seenAttributes = trimmed(attributes.peek());
  let now = join(seenUrl, seenAttributes);
  let isCommitting = false;

  function change(next: PricingInputs, left = location): void {
    const before = now;
    if (areSameInputs(next, before)) return;
    now = next;
    onOther(next, before, left);
  }

  const stops = [
    address.current.subscribe((current) => {
      const left = location;
      location = current;
      const next = pricingInputsIn(current.search);
      // Another parameter of the URL changed.
      if (areSameInputs(next, seenUrl)) return;
      seenUrl = next;
      const isStart = !isCommitting && areSameInputs(next, pricingInputsIn(""));
      change(isStart ? seenAttributes : next, left);
    }),
    attributes.subscribe((values) => {
      const next = trimmed(values);
      if (areSameInputs(next, seenAttributes)) return;
      const changes = changesOf(next, seenAttributes);
      seenAttributes = next;
      // Values that the user has chosen since stay, except those chosen for another address.
      const { provider, term, package: chosen } = next;
      const isOther = changes.address !== undefined;
      change({ ...now, ...(isOther && { provider, term, package: chosen }), ...changes });
    }),
  ];

  return {
    get now() {
      return now;
    },
    commit(next, how) {
      const before = now;
      now = next;
      isCommitting = true;
      const isDone = address.setQuery(urlChangesOf(next), how);
      isCommitting = false;
      if (!isDone) now = before;
      return isDone;
    },
    follow(next, how) {
      now = next;
      if (areSameInputs(seenUrl, next) || areSameInputs(join(seenUrl, seenAttributes), next))
        return;
      address.setQuery(urlChangesOf(next), how);
    },
    dispose() {
      for (const stop of stops) stop();
    },
  };
}

/** The inputs among the attributes, trimmed like those of the URL. */
function trimmed(values: PricingInputs): PricingInputs {
  return inputsFrom((name) => oneLineOf(values[name]).trim());
}

function changesOf(next: PricingInputs, before: PricingInputs): Partial<PricingInputs> {
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => Reflect.get(before, name) !== value),
  );
}

function join(url: PricingInputs, attributes: PricingInputs): PricingInputs {
  return inputsFrom((name) => startValueOf(url[name] || null, attributes[name]));
}
