import { enhancementAttributes } from "./enhancement-map.ts";

/** Finds an element by its id. */
export type ById = (id: string) => Element | null;

/** The part that a control names: by its id, or by the fragment of a link. */
export function targetOf(control: Element, byId: ById): Element | null {
  for (const name of enhancementAttributes.target) {
    const value = control.getAttribute(name)?.trim() ?? "";
    const [, id = name === "href" ? "" : value] = /^[^#]*#(.*)$/.exec(value) ?? [];
    for (const one of id.split(/\s+/)) {
      const target = byId(one);
      if (target !== null) return target;
    }
  }
  return null;
}
