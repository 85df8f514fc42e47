/** The input for a new element. */
export interface NewElement {
  readonly tag: string;
  /** The purpose in one line. */
  readonly summary: string;
}

/**
 * The files of an element with a heading and one sentence, by their paths: entry, contract, runtime, manifest, texts, model,
 * screen and its styles, a story and a test.
 */
export function elementFilesOf({ tag, summary }: NewElement): Readonly<Record<string, string>> {
  const name = nameOf(tag);
  const heading = wordsOf(tag).join(" ");
  const folder = `src/elements/${tag}/`;
  return {
    [`${folder}${tag}.ts`]: `/** Importing this module registers \`<${tag}>\`. */
import "./${tag}.element.ts";

export type { ${name}Element } from "./${tag}.element.ts";
`,

    [`${folder}${tag}.element.ts`]: `import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { EventsOf, ScoutElement } from "../host/element/scout-element.ts";

/**
 * ${summary}.
 *
 * @summary ${heading}
 * @tagname ${tag}
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The heading.
 */
declare class ${name}Element extends ScoutElement {}

export type { ${name}Element };

defineElement({
  tag: "${tag}",
  attributes: {},
  importRuntime: () => import("./${tag}.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "${tag}": ${name}Element;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<CommonEvents> {}
}
`,

    [`${folder}${tag}.runtime.ts`]: `import { defineRuntime } from "../host/element/define-runtime.tsx";
import { create${name}Model } from "./${tag}.model.ts";
import { ${name}Screen } from "./${tag}.screen.tsx";

export const runtime = defineRuntime({
  tag: "${tag}",
  Screen: ${name}Screen,
  createModel: create${name}Model,
});
`,

    [`${folder}${tag}.manifest.ts`]: `import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 112_000, first: 126_000 }, lite: { file: 53_000, first: 66_500 } },
  reserved: "352px",
  policies: [],
  example: {},
  conformance: {
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: { role: "heading", name: "${heading}" },
    isForAll: true,
    busy: null,
  },
};
`,

    [`${folder}${tag}.messages.ts`]: `/** Texts of ${tag}. */
export const messages = {
  heading: "${heading}",
  loading: "Loading",
  nothing: "There is nothing here yet.",
} as const;
`,

    [`${folder}${tag}.model.ts`]: `import type { ScreenModel } from "../../core/screen-context.ts";

/** What the screen shows and does: signals and acts over the core. */
export interface ${name}Model extends ScreenModel {}

export function create${name}Model(): ${name}Model {
  return {
    refresh() {},
    dispose() {},
  };
}
`,

    [`${folder}${tag}.screen.tsx`]: `import type { ReactNode } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { messages } from "./${tag}.messages.ts";
import type { ${name}Model } from "./${tag}.model.ts";

/** ${summary}. */
export function ${name}Screen({ model }: { readonly model: ${name}Model }): ReactNode {
  return <Open${name} model={model} fallback={<Skeleton label={messages.loading} lines={6} />} />;
}

/** Loaded in parallel with the settings. */
const Open${name} = lazyScreen(() =>
  import("./open-${tag}.screen.tsx").then((module) => module.Open${name}),
);
`,

    [`${folder}open-${tag}.screen.tsx`]: `import type { ReactNode } from "react";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { Empty } from "../ui/empty.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import css from "./${tag}.css?inline";
import { messages } from "./${tag}.messages.ts";
import type { ${name}Model } from "./${tag}.model.ts";

styleScreen("${tag}", [css]);

/** The open screen. */
export function Open${name}(_props: { readonly model: ${name}Model }): ReactNode {
  return (
    <>
      <ScreenHead heading={messages.heading} />
      <Empty icon="info">{messages.nothing}</Empty>
    </>
  );
}
`,

    [`${folder}${tag}.css`]: `.scout-root {
  gap: var(--_space-3);
}
`,

    [`stories/${tag}.stories.ts`]: `import "../src/elements/${tag}/${tag}.ts";
import { elementMeta, type Story, shows } from "./support/element-story.ts";

export default { ...elementMeta("${tag}"), title: "${tag}" };

export const Ready: Story = { play: shows("There is nothing here yet.") };
`,

    [`test/elements/${tag}/${tag}.browser.test.ts`]: `import "../../../src/elements/${tag}/${tag}.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";

cleanUpHostPage();

test("its heading is shown once it is open", async () => {
  place("${tag}", await serve());
  await expect.element(page.getByRole("heading", { name: "${heading}" })).toBeVisible();
});
`,
  };
}

/** Returns `src/elements/index.ts` with the type of one more element, in the order of the tags. */
export function withTypeExport(text: string, tag: string): string {
  const line = `export type { ${nameOf(tag)}Element } from "./${tag}/${tag}.ts";`;
  const lines = text.split("\n");
  const isType = (one: string) => /^export type \{ \w+Element \} from/.test(one);
  const next = lines.findIndex((one) => isType(one) && one > line);
  const end = lines.findLastIndex(isType) + 1;
  return lines.toSpliced(next === -1 ? end : next, 0, line).join("\n");
}

/**
 * Returns `test/support/open-model.ts` with the model of one more element. Biome puts the import in its place.
 */
export function withOpener(text: string, tag: string): string {
  const create = `create${nameOf(tag)}Model`;
  return text
    .replace(
      /^(?=import )/m,
      `import { ${create} } from "../../src/elements/${tag}/${tag}.model.ts";\n`,
    )
    .replace(/^const openers = \{$/m, `$&\n  "${tag}": openerOf({}, ${create}),`);
}

function wordsOf(tag: string): readonly string[] {
  return tag.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

function nameOf(tag: string): string {
  return wordsOf(tag).join("");
}
