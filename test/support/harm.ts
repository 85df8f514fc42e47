import { takenNames } from "./hostile-payloads.ts";

/** Finds harm that hostile content does to a page. The lists are empty without harm. */
export interface HarmWatch {
  /** Scripts, forms and frames of the content in a root, except elements that match `shown`. */
  leftIn(root: ParentNode, shown?: string): readonly string[];
  /** Code that ran, requests to other origins, and clobbered names of the page. */
  done(): readonly string[];
}

const foreignIds: ReadonlySet<string> = new Set(["document", "z", "x", "p", "f", ...takenNames]);

/** Forms and fields without a class belong to the content, because ours have classes, and classes in the content's markup are removed. */
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

/** True for values that the browser changes itself, such as the focused element, but not for elements of the content. */
function isOfBrowser(value: unknown): boolean {
  return (
    !(value instanceof HTMLCollection) &&
    !(value instanceof Element && value.matches("img, a, form"))
  );
}

/** True for an id without the prefix that our code adds to ids of pages and messages. */
function isForeignId(name: string, value: string): boolean {
  return name === "id" && foreignIds.has(value);
}
