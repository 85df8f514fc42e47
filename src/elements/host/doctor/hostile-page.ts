/**
 * Why an element cannot run on this page, or null. The browser may be older than the supported ones (decisions W24). A
 * page may have replaced `Function.prototype.bind` (all events are lost), or put names on `Object.prototype` that React
 * reads (the tree blanks), that the browser reads as options (listeners and calls are refused), or that `await` reads
 * (every load waits for ever). It may have given lists a `toJSON` of the time before the standard's: what is sent and kept
 * has texts in their place, and a proposal none of its services (decisions W25).
 */
export function hostilityOfPage(): string | null {
  const missing = missingFeature();
  if (missing !== null) return `this browser is too old, it has no ${missing}`;
  if (!bindsAsStandard()) return "Function.prototype.bind was replaced";
  if (!readsOptionsAsStandard()) return "Object.prototype has an option of the browser's functions";
  if (JSON.stringify({ a: [1] }) !== '{"a":[1]}') return "JSON.stringify writes lists as texts";
  const bare: { readonly then?: unknown } = {};
  // Each object would be a promise that never settles.
  if (typeof bare.then === "function") return "Object.prototype has then";
  const name = ["dangerouslySetInnerHTML", "ref", "key", "children"].find((key) => key in bare);
  return name === undefined ? null : `Object.prototype has ${name}`;
}

/** The first of the features that every element needs and that this browser does not have. */
function missingFeature(): string | null {
  const needed: readonly (readonly [name: string, owner: object])[] = [
    ["toSorted", Array.prototype],
    ["canParse", URL],
    ["adoptedStyleSheets", Document.prototype],
    ["popover", HTMLElement.prototype],
    ["checkVisibility", Element.prototype],
  ];
  const missing = needed.find(([name, owner]) => !(name in owner));
  if (missing !== undefined) return missing[0];
  return CSS.supports("color", "light-dark(red, red)") ? null : "light-dark()";
}

/** An options object passes on what it inherits. */
function readsOptionsAsStandard(): boolean {
  try {
    new EventTarget().addEventListener("scout", null, {});
    new Request("data:,", {});
    return true;
  } catch {
    return false;
  }
}

function bindsAsStandard(): boolean {
  try {
    const bound = function (this: unknown, first: unknown, second: unknown) {
      return [this, first, second];
    }.bind("this", 1);
    const [self, first, second] = bound(2);
    return String(self) === "this" && first === 1 && second === 2;
  } catch {
    return false; // a bind that throws is as bad
  }
}
