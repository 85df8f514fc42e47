/**
 * Why React cannot run on this page, or null. A page may have replaced `Function.prototype.bind`
 * (all events are lost) or put React's own property names on `Object.prototype` (the tree blanks).
 */
export function hostilityOfPage(): string | null {
  if (!bindsAsStandard()) return "Function.prototype.bind was replaced";
  const bare: object = {};
  const name = ["dangerouslySetInnerHTML", "ref", "key", "children"].find((key) => key in bare);
  return name === undefined ? null : `Object.prototype has ${name}`;
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
