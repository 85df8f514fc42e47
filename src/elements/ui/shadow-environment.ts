import type { UseComboboxProps } from "downshift";

/** The `environment` of downshift: what a list needs to close on outside presses. */
export type ShadowEnvironment = NonNullable<UseComboboxProps<unknown>["environment"]>;

type Hear = (event: { readonly target: EventTarget | undefined }) => void;

/**
 * The window as seen from inside the shadow root of `node`: presses name the node that was actually pressed, and focus
 * and ids are those of the root. Undefined for a node without a window.
 */
export function createShadowEnvironment(node: Node): ShadowEnvironment | undefined {
  const view = node.ownerDocument?.defaultView;
  const root = node.getRootNode();
  if (!view || !(root instanceof ShadowRoot || root instanceof Document)) return undefined;

  const listeners = new Map<Hear, (event: Event) => void>();
  const document = view.document;
  const own = {
    document: overlay(document, {
      get activeElement() {
        return root.activeElement ?? document.body;
      },
      getElementById: (id: string) => root.getElementById(id),
    }),
    addEventListener(type: string, hear: Hear) {
      const listener = (event: Event) => hear({ target: event.composedPath()[0] });
      listeners.set(hear, listener);
      view.addEventListener(type, listener, { capture: true, passive: true });
    },
    removeEventListener(type: string, hear: Hear) {
      const listener = listeners.get(hear);
      listeners.delete(hear);
      if (listener) view.removeEventListener(type, listener, { capture: true });
    },
  };
  return overlay(view, own);
}

/** The object with the given members replaced. */
function overlay<T extends object>(object: T, members: object): T {
  return new Proxy(object, {
    get(target, key) {
      if (Reflect.has(members, key)) return Reflect.get(members, key);
      const member: unknown = Reflect.get(target, key);
      return typeof member === "function" && !isClass(member) ? member.bind(target) : member;
    },
  });
}

function isClass(member: object): boolean {
  return Object.hasOwn(member, "prototype");
}
