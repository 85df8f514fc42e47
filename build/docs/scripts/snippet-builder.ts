import type { LoadableFiles } from "../../../src/cli/element-snippet.ts";
import type { BuildableAttribute, BuilderData } from "../builder-data.ts";
import {
  type PageSnippet,
  pageSnippetsOf,
  type SnippetChoice,
  themeRuleOf,
} from "../page-snippets.ts";
import { themeControls } from "../theme-controls.ts";
import { statesByTag } from "./states-by-tag.ts";

const form = part("#builder", HTMLFormElement);
const attributes = part("#attributes", HTMLFieldSetElement);
const frame = part("#preview-frame", HTMLIFrameElement);
const snippets = part("#snippets", HTMLElement);
const status = part("#status", HTMLElement);
const { elements } = await load<BuilderData>("builder.json");
const [full, lite] = await Promise.all([
  load<LoadableFiles>("cdn/manifest.json"),
  load<LoadableFiles>("cdn/lite/manifest.json"),
]);
let shown = "";

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", update);
form.addEventListener("reset", () => setTimeout(update));
frame.addEventListener("load", () => {
  showIn(frame);
  // The backend in the frame may start later than the page.
  frame.contentWindow?.addEventListener("shown", () => showIn(frame));
});
update();

function update(): void {
  const tag = chosenIn("tag");
  const flavour = chosenIn("flavour");
  if (attributes.dataset.tag !== tag) listAttributes(tag);
  const choice = choiceIn(tag, flavour);
  listSnippets(pageSnippetsOf(choice, flavour === "lite" ? lite : full), themeRuleOf(choice));
  const address = `example.html?element=${tag}&flavour=${flavour}`;
  if (address !== shown) frame.contentWindow?.location.replace(address);
  else showIn(frame);
  shown = address;
}

function choiceIn(tag: string, flavour: string): SnippetChoice {
  const base = chosenIn("base").trim().replace(/\/+$/, "");
  return {
    tag,
    base: flavour === "" ? base : `${base}/${flavour}`,
    fallback: chosenIn("fallback"),
    label: chosenIn("label"),
    attributes: Object.fromEntries(
      attributesOf(tag)
        .map(({ name }) => [name, chosenIn(`attribute-${name}`)] as const)
        .filter(([, value]) => value !== ""),
    ),
    theme: Object.fromEntries(
      themeControls
        .map(({ name, kind, initial }) => [name, chosenIn(name), kind, initial] as const)
        .filter(([, value, , initial]) => value !== initial && value !== "")
        .map(([name, value, kind]) => [name, kind === "pixels" ? `${value}px` : value]),
    ),
  };
}

function attributesOf(tag: string): readonly BuildableAttribute[] {
  return elements.find((one) => one.tag === tag)?.attributes ?? [];
}

/** Shows the element's own attributes first, and folds those of every element. */
function listAttributes(tag: string): void {
  attributes.dataset.tag = tag;
  const all = attributesOf(tag);
  const isCommon = ({ name }: BuildableAttribute) =>
    name !== "api-base" &&
    elements.every((one) => one.attributes.some((other) => other.name === name));
  const more = create("details", "", create("summary", "Attributes of every element"));
  more.append(...all.filter(isCommon).map(fieldOf));
  const [legend] = attributes.children;
  attributes.replaceChildren(
    ...(legend ? [legend] : []),
    ...all.filter((one) => !isCommon(one)).map(fieldOf),
    more,
  );
}

function fieldOf({ name, description, fallback, options }: BuildableAttribute): HTMLElement {
  const id = `attribute-${name}`;
  const control = options.length > 0 ? choiceOf(options) : document.createElement("input");
  Object.assign(control, { id, name: id });
  control.setAttribute("aria-describedby", `${id}-hint`);
  const label = create("label", name);
  label.htmlFor = id;
  const hint = create(
    "small",
    fallback === "" ? description : `${description} Default: ${fallback}.`,
  );
  hint.id = `${id}-hint`;
  const field = create("p", "", label, control, hint);
  field.className = "field";
  return field;
}

function choiceOf(options: readonly string[]): HTMLSelectElement {
  const select = document.createElement("select");
  select.append(new Option("as usual", ""), ...options.map((option) => new Option(option)));
  return select;
}

function listSnippets(made: readonly PageSnippet[], rule: string): void {
  const theme = { name: "Theme", use: "For a style sheet of the page.", text: rule, lacks: [] };
  snippets.replaceChildren(
    ...[...made, ...(rule === "" ? [] : [theme])].map(({ name, use, text, lacks }) => {
      const copy = create("button", "Copy");
      copy.type = "button";
      copy.setAttribute("aria-label", `Copy: ${name}`);
      copy.addEventListener("click", () => void copyText(name, text));
      const lines = create("pre", "", create("code", text));
      lines.tabIndex = 0;
      const lack = lacks.length === 0 ? [] : [create("p", lackOf(lacks))];
      return create("section", "", create("h3", name), create("p", use), ...lack, lines, copy);
    }),
  );
}

/** Explains the attributes that a link cannot set, because visitors who may comment on a page may write links. */
function lackOf(names: readonly string[]): string {
  return `A link cannot set ${names.join(", ")}: set the configuration in the template of the site.`;
}

async function copyText(name: string, text: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  status.textContent = isCopied
    ? `Copied: ${name}.`
    : "The browser does not let this page copy. Select the lines.";
}

/** Updates the element in the frame without a load, which works because the frame is a page of this site. */
function showIn({ contentDocument: page }: HTMLIFrameElement): void {
  const { tag, attributes: chosen, theme } = choiceIn(chosenIn("tag"), "");
  const element = page?.querySelector<HTMLElement>(tag);
  if (!page || !element) return;
  page.body.style.background = chosenIn("behind");
  const { attributes: initial = {} } = statesByTag.get(tag)?.get("Ready") ?? {};
  for (const { name } of attributesOf(tag)) {
    // The preview has its own backend and address.
    if (["api-base", "routing"].includes(name)) continue;
    const value = chosen[name] ?? initial[name] ?? null;
    if (value === element.getAttribute(name)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  for (const { name } of themeControls) {
    element.style.setProperty(name, theme[name] ?? null);
  }
}

function chosenIn(name: string): string {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    ? control.value
    : "";
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...(text === "" ? [] : [text]), ...children);
  return element;
}

function part<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}

async function load<Content>(file: string): Promise<Content> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}
