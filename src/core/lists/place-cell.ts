import { stateCodeOf } from "./us-states.ts";

/**
 * The parts of a text such as `Austin, TX 78701`. Without a state, all of it is the city. A ZIP code may be damaged:
 * `2108`, `021082603`, `2108.0`.
 */
export function placeOf(text: string): Readonly<Record<"city" | "state" | "zip", string>> {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const isZip = /^\d{2,9}(?:-\d{4}|\.0*)?$/.test(words.at(-1) ?? "");
  const zip = isZip ? (words.pop() ?? "") : "";
  const count = [1, 2, 3].find((one) => stateCodeOf(words.slice(-one).join(" ")) !== null) ?? 0;
  if (count === 0) return { city: text, state: "", zip: "" };
  return { city: words.slice(0, -count).join(" "), state: words.slice(-count).join(" "), zip };
}
