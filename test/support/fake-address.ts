import type { PageAddress, PageLocation } from "../../src/core/screen-context.ts";
import { signal } from "../../src/core/signals.ts";

/** The address of a page, with a history in which a test goes back. */
export function createFakeAddress(search = "") {
  const entries = [search];
  let index = 0;
  const current = signal<PageLocation>({ search, state: {} });
  const show = () => {
    current.value = { search: entries[index] ?? "", state: {} };
  };
  const address: PageAddress = {
    current,
    base: "https://portal.example/",
    basePath: "/",
    hrefOf: (path) => path,
    setQuery(changes, { replace = false } = {}) {
      const query = new URLSearchParams(entries[index]);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) query.delete(name);
        else query.set(name, value);
      }
      if (!replace) index += 1;
      entries.splice(index, Number.POSITIVE_INFINITY, query.size === 0 ? "" : `?${query}`);
      show();
      return true;
    },
    enter: () => true,
    navigate: () => true,
    reload: () => true,
    openFragments: null,
    guard: () => () => {},
  };
  return {
    address,
    go(steps: number): void {
      index += steps;
      show();
    },
  };
}
