import { options, type VNode } from "preact";

/** The properties that React restores after an event in which the component did not change them. */
type Controlled = { readonly value?: unknown; readonly checked?: unknown };

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `__e` is Preact's mangled name for the element of a node. Its tools rely on it, so it is stable. */
type Drawn = VNode<Controlled> & { readonly __e?: unknown };

const drawnProperties = new WeakMap<Field, Controlled>();

/** Preact sets a field only when it renders, so input that a component refuses would stay in the field. */
export function controlFields(): void {
  const { diffed, event: handle } = options;
  options.diffed = (node) => {
    const { __e: field, props }: Drawn = node;
    if (typeof node.type === "string" && isField(field)) drawnProperties.set(field, props);
    diffed?.(node);
  };
  options.event = (event) => {
    const field = event.currentTarget;
    // Wait for two microtasks, because Preact renders in the first one after the event.
    if (isField(field) && /^(input|change)$/.test(event.type)) {
      queueMicrotask(() => queueMicrotask(() => groupOf(field).forEach(restore)));
    }
    return handle?.(event) ?? event;
  };
}

function isField(node: unknown): node is Field {
  return (
    node instanceof HTMLInputElement ||
    node instanceof HTMLSelectElement ||
    node instanceof HTMLTextAreaElement
  );
}

/** Choosing a radio button changes the others of the same name. */
function groupOf(field: Field): readonly Field[] {
  if (field.type !== "radio") return [field];
  const root = field.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [field];
  return [...root.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]`)];
}

function restore(field: Field): void {
  const { value, checked } = drawnProperties.get(field) ?? {};
  if ("checked" in field && typeof checked === "boolean") field.checked = checked;
  else if (typeof value === "string" && field.value !== value) field.value = value;
}
