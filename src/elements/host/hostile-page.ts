/**
 * Why an element cannot run on this page, or null. A page may have replaced `Function.prototype.bind` (all
 * events are lost), or put names on `Object.prototype` that React reads (the tree blanks) or that the browser
 * reads as options (listeners and calls are refused).
 */
export function hostilityOfPage(): string | null {
  if (!bindsAsStandard()) return "Function.prototype.bind was replaced";
  if (!readsOptionsAsStandard()) return "Object.prototype has an option of the browser's functions";
  const bare: object = {};
  const name = ["dangerouslySetInnerHTML", "ref", "key", "children"].find((key) => key in bare);
  return name === undefined ? null : `Object.prototype has ${name}`;
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
