import {
  type Act,
  type ActGroup,
  findActs,
  joinActs,
  keyTextOf,
  localTexts,
} from "../../../core/internal.ts";
import { isApple } from "../../ui/is-apple.ts";
import { createNode } from "./create-node.ts";
import { focusedElement } from "./focused-element.ts";
import { createDialogBox, type DialogLanguage } from "./page-dialog.ts";
import paletteCss from "./palette.css?inline";
import { paletteTexts } from "./palette.messages.ts";

interface ShownAct {
  readonly act: Act;
  readonly option: HTMLElement;
}

/**
 * Opens a dialog with a search box that lists what the user can do. The user chooses an action, or closes the dialog
 * with Escape, a press outside, or the keys that opened it. The focus returns to where it was before the action runs.
 * An action that is unavailable can be focused and gives the reason.
 */
export function openPalette(
  element: HTMLElement,
  asked: Promise<readonly ActGroup[]>,
  language: DialogLanguage,
): void {
  const texts = localTexts(language.formatting.peek().translations, paletteTexts);
  const before = focusedElement();
  const { host, root } = createDialogBox(language, paletteCss);
  const input = createInput(texts.findAct);
  const list = createNode("div", "list");
  list.id = "list";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", texts.palette);
  const status = createNode("p", "status", texts.loading);
  status.setAttribute("role", "status");
  const close = createNode("button", "close", texts.close);
  const dialog = createNode("dialog");
  dialog.setAttribute("aria-label", texts.palette);
  dialog.append(input, list, status, close);
  root.append(dialog);
  let groups: readonly ActGroup[] = [];
  let shown: readonly ShownAct[] = [];
  let active = -1;

  function leave(): void {
    if (!host.isConnected) return;
    dialog.close();
    host.remove();
    before?.focus({ preventScroll: true });
  }

  function choose(act: Act | undefined): void {
    if (act === undefined) return;
    if (act.unavailable) {
      status.textContent = act.unavailable;
      return;
    }
    leave();
    act.run();
  }

  function draw(): void {
    const found = findActs(groups, input.value);
    shown = [];
    list.replaceChildren(...found.groups.map(groupOf));
    list.hidden = shown.length === 0;
    input.setAttribute("aria-expanded", String(!list.hidden));
    status.textContent = texts.found(found.total);
    activate(0);
  }

  /** The active action stays, so that Enter does not run another one. */
  function add(more: ActGroup): void {
    if (!host.isConnected || more.acts.length === 0) return;
    groups = joinActs([...groups, more]);
    const current = shown[active]?.act.name;
    draw();
    const at = shown.findIndex(({ act }) => act.name === current);
    if (at > 0) activate(at);
  }

  function groupOf({ name, acts }: ActGroup, index: number): HTMLElement {
    const group = createNode("div", "group");
    group.setAttribute("role", "group");
    const heading = createNode("div", "heading", name);
    heading.id = `group-${index}`;
    heading.setAttribute("role", "presentation");
    group.setAttribute("aria-labelledby", heading.id);
    const drawn = acts.map((act, at) => ({ act, option: optionOf(act, `${index}-${at}`) }));
    shown = [...shown, ...drawn];
    group.append(heading, ...drawn.map(({ option }) => option));
    return group;
  }

  function activate(at: number): void {
    active = shown.length === 0 ? -1 : (at + shown.length) % shown.length;
    for (const [index, { option }] of shown.entries()) {
      option.setAttribute("aria-selected", String(index === active));
    }
    const option = shown[active]?.option;
    input.setAttribute("aria-activedescendant", option?.id ?? "");
    option?.scrollIntoView({ block: "nearest" });
  }

  function indexAt(event: Event): number {
    return shown.findIndex(({ option }) => event.composedPath().includes(option));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // The page's own shortcuts must not react to what is typed here.
    event.stopPropagation();
    const isCommand = event.ctrlKey || event.metaKey;
    const isKey = event.key?.toLowerCase() === "k" && isCommand;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing || event.keyCode === 229) return;
    if (isKey) leave();
    else if (step !== undefined) activate(active + step);
    else if (event.key === "Enter" && event.composedPath()[0] === input) choose(shown[active]?.act);
    else return;
    event.preventDefault();
  }

  input.addEventListener("input", draw);
  // Keep the focus in the box.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("mousemove", (event) => {
    const at = indexAt(event);
    if (at >= 0 && at !== active) activate(at);
  });
  list.addEventListener("click", (event) => choose(shown[indexAt(event)]?.act));
  close.addEventListener("click", leave);
  dialog.addEventListener("keydown", handleKeyDown);
  dialog.addEventListener("close", leave);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });
  dialog.addEventListener("mousedown", (event) => {
    if (event.composedPath()[0] === dialog && isOutside(event, dialog)) leave();
  });
  // Inside the element, to share its custom properties and color scheme.
  (element.shadowRoot ?? element).append(host);
  dialog.showModal();
  input.focus();
  void asked.then(
    (all) => {
      groups = joinActs(all);
      if (!host.isConnected) return;
      draw();
      for (const { name, later } of groups) void later?.().then((acts) => add({ name, acts }));
    },
    () => {
      status.textContent = texts.failed;
    },
  );
}

function createInput(label: string): HTMLInputElement {
  const input = document.createElement("input");
  const attributes = {
    type: "text",
    role: "combobox",
    "aria-label": label,
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "list",
    placeholder: label,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  return input;
}

function optionOf({ name, keys, unavailable }: Act, id: string): HTMLElement {
  const option = createNode("div", "option");
  option.id = `act-${id}`;
  option.setAttribute("role", "option");
  const words = createNode("span", "words");
  words.append(createNode("span", "name", name));
  if (unavailable) {
    option.setAttribute("aria-disabled", "true");
    words.append(" ", createNode("span", "why", unavailable));
  }
  option.append(words);
  if (keys !== undefined) {
    option.setAttribute("aria-keyshortcuts", keys);
    option.append(" ", createNode("kbd", "", keyTextOf(keys, isApple())));
  }
  return option;
}

/** A press on the backdrop also targets the dialog. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
