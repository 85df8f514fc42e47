import { options, type VNode } from "preact";

/** The properties that React gives a field back after an event in which its component did not change them. */
type Controlled = { readonly value?: unknown; readonly checked?: unknown };

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Preact's name for the element of a node, which its tools rely on. */
type Drawn = VNode<Controlled> & { readonly __e?: unknown };

const drawn = new WeakMap<Field, Controlled>();

/** Preact sets a field only when it draws it: a change that a component refuses would stay. */
export function controlFields(): void {
  const { diffed, event: handle } = options;
  options.diffed = (node) => {
    const { __e: field, props }: Drawn = node;
    if (typeof node.type === "string" && isField(field)) drawn.set(field, props);
    diffed?.(node);
  };
  options.event = (event) => {
    const field = event.currentTarget;
    // The drawing after the event is the microtask in between.
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

/** Choosing a radio button changes the others of its name. */
function groupOf(field: Field): readonly Field[] {
  if (field.type !== "radio") return [field];
  const root = field.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [field];
  return [...root.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]`)];
}

function restore(field: Field): void {
  const { value, checked } = drawn.get(field) ?? {};
  if ("checked" in field && typeof checked === "boolean") field.checked = checked;
  else if (typeof value === "string" && field.value !== value) field.value = value;
}
