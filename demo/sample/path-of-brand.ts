import { endpoints } from "../server/endpoints.ts";

/** The parts of the paths of calls before and after the brand, up to the next placeholder. */
const branded = Object.values(endpoints)
  .map(({ path }) => path.split("{brand}"))
  .flatMap(([before = "", after]) =>
    after === undefined ? [] : [{ before, after: after.split("{")[0] ?? "" }],
  );

/** The path of a call with another brand. Sample data answers every `brand` of an element. */
export function pathOfBrand(path: string, brand: string): string {
  for (const { before, after } of branded) {
    const at = path.startsWith(before) ? path.indexOf(after, before.length) : -1;
    const isBrand = at > before.length && !path.slice(before.length, at).includes("/");
    if (isBrand) return before + brand + path.slice(at);
  }
  return path;
}
