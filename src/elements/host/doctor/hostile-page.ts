/**
 * Returns why an element cannot run on this page, or null. The browser may be too old, or a script may have changed
 * built-ins, as libraries from before 2012 did. Frozen built-ins and additions to other prototypes than
 * `Object.prototype` do no harm.
 */
export function hostilityOfPage(): string | null {
  const missing = missingFeature();
  if (missing !== null) return `this browser is too old, it has no ${missing}`;
  if (!listsAsStandard()) return "Array.from was replaced";
  if (!bindsAsStandard()) return "Function.prototype.bind was replaced";
  // Parsers of answers would find an enumerable name of `Object.prototype` among the members of every object.
  for (const name in {}) return `Object.prototype has ${name}`;
  if (!readsOptionsAsStandard()) return "Object.prototype has an option of the browser's functions";
  // A proposal would be sent with strings instead of lists of services.
  if (JSON.stringify({ a: [1] }) !== '{"a":[1]}') return "JSON.stringify writes lists as texts";
  const bare: { readonly then?: unknown } = {};
  // Every object would be a promise that never settles.
  if (typeof bare.then === "function") return "Object.prototype has then";
  // React reads these members of every element that it draws.
  const name = ["dangerouslySetInnerHTML", "ref", "key", "children"].find((key) => key in bare);
  return name === undefined ? null : `Object.prototype has ${name}`;
}

/**
 * The first feature that this browser lacks and every element needs; null if it has all of them.
 */
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

/** False if the page has replaced `Array.from`, as Prototype.js and MooTools do. */
function listsAsStandard(): boolean {
  return Array.from(new Set([1]), (item) => item + 1)[0] === 2;
}

/**
 * False if a member of `Object.prototype` makes browser functions throw, because they also read inherited members of
 * their options.
 */
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
    return false; // a `bind` that throws breaks the elements, too
  }
}
