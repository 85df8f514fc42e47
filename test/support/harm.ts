import { takenNames } from "./hostile-payloads.ts";

/** Describes the harm of hostile content to a page; empty if there is none. */
export interface HarmWatch {
  /** Elements in a root that only foreign scripts, forms or frames would add, except for what it may show. */
  leftIn(root: ParentNode, shown?: string): readonly string[];
  /** What ran, what was requested elsewhere, and which names of the page were clobbered. */
  done(): readonly string[];
}

const foreignIds: ReadonlySet<string> = new Set(["document", "z", "x", "p", "f", ...takenNames]);

/** Our own forms and fields have classes; a class from outside is never drawn. */
const forbidden =
  "script, style, iframe, object, embed, form:not([class]), meta, base, link, math, math :not(a)[href], math[href], template, svg:not(.icon), [name]:not([class]), [srcset], [ping], [popover]:not([class]), [style*=url]";

/** Watches the page from now on. Code that runs calls `hostileHtmlRan`, requests go to `/stolen/`. */
export function watchHarm(): HarmWatch {
  const named = () =>
    takenNames.flatMap((name) => [Reflect.get(document, name), Reflect.get(window, name)]);
  const before = named();
  const startedAt = performance.now();
  Reflect.deleteProperty(window, "hostileHtmlRan");
  return {
    leftIn(root, shown) {
      const nodes = [...root.querySelectorAll("*")];
      const tags = [...root.querySelectorAll(forbidden)]
        .filter((node) => shown === undefined || !node.matches(shown))
        .map(({ localName }) => localName);
      const attributes = nodes.flatMap((node) =>
        [...node.attributes]
          .filter(({ name, value }) => /^on/i.test(name) || isForeignId(name, value))
          .map(({ name, value }) => `${node.localName} ${name}=${value}`),
      );
      const links = nodes
        .flatMap((node) => (node instanceof HTMLAnchorElement ? [node.href] : []))
        .filter((href) => !/^(?:https?:|mailto:[\w@.+-]+$|tel:)/.test(href));
      return [...tags, ...attributes, ...links];
    },
    done() {
      const ran = Reflect.has(window, "hostileHtmlRan") ? ["a script ran"] : [];
      const asked = performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => startTime >= startedAt && /\/stolen\/|evil/.test(name))
        .map(({ name }) => `asked for ${name}`);
      const taken = named().flatMap((value, at) =>
        value === before[at] || isOfBrowser(value) ? [] : [`took ${takenNames[at >> 1]}`],
      );
      return [...ran, ...asked, ...taken];
    },
  };
}

/** What changes by itself, such as the focus; an element of a page's content is no such thing. */
function isOfBrowser(value: unknown): boolean {
  return (
    !(value instanceof HTMLCollection) &&
    !(value instanceof Element && value.matches("img, a, form"))
  );
}

/** Ids of pages and messages have our prefix. */
function isForeignId(name: string, value: string): boolean {
  return name === "id" && foreignIds.has(value);
}
