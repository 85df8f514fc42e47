import r2wc, { type R2WCBaseProps, type R2WCRenderer } from "@r2wc/core";
import { createElement, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Denied, Unauthorized } from "../../../core/internal.ts";
import { logCaught } from "../page/log.ts";

/** Mounts a React tree into the root of an element. */
export interface TreeMount {
  /** Renders the node, as an update if a tree is mounted. */
  draw(node: ReactNode): void;
  /** Unmounts the tree. */
  remove(): void;
}

export function createTreeMount(container: ShadowRoot | HTMLElement): TreeMount {
  let holder: TreeHolder | null = null;
  return {
    draw(node) {
      holder ??= createHolder(container);
      holder.tree = () => node;
    },
    remove() {
      holder?.disconnectedCallback();
      holder = null;
    },
  };
}

/**
 * The inner element that r2wc makes of a component. It is never in the document, so that moves of the outer element
 * keep the tree: it mounts into its `container` when its `tree` is set, and unmounts in its `disconnectedCallback`.
 */
interface TreeHolder extends HTMLElement {
  container: ShadowRoot | HTMLElement;
  tree: () => ReactNode;
  disconnectedCallback(): void;
}

function createHolder(container: ShadowRoot | HTMLElement): TreeHolder {
  const holder = document.createElement(holderTag());
  if (!isHolder(holder)) throw new TypeError("r2wc made an element without a container.");
  holder.container = container;
  return holder;
}

function isHolder(element: HTMLElement): element is TreeHolder {
  return "container" in element && "disconnectedCallback" in element;
}

let tag = "";

/** Registers the inner element once. Another copy of the bundle has another name for its own. */
function holderTag(): string {
  if (tag !== "") return tag;
  let number = 1;
  while (customElements.get(`scout-tree-${number}`)) number += 1;
  tag = `scout-tree-${number}`;
  // As a method, the property is neither reflected to an attribute nor parsed.
  customElements.define(tag, r2wc(Tree, { props: { tree: "method" } }, ofReact));
  return tag;
}

/** Mounts as r2wc does for React, except that an expected error of a screen leaves no stack in the console. */
const ofReact: R2WCRenderer<TreeProps, Root> = {
  mount(container, _component, props) {
    const root = createRoot(container, { onCaughtError: logUnexpected });
    root.render(createElement(Tree, props));
    return root;
  },
  update: (root, props) => root.render(createElement(Tree, props)),
  unmount: (root) => root.unmount(),
};

/** The error page shows a refusal, and the cause is reported if the owner of the page can change it. */
function logUnexpected(error: unknown): void {
  if (!(error instanceof Denied || error instanceof Unauthorized)) logCaught(error);
}

interface TreeProps extends R2WCBaseProps {
  readonly tree?: () => ReactNode;
}

function Tree({ tree }: TreeProps): ReactNode {
  return tree?.();
}
