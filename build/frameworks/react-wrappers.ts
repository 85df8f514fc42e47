import type { DescribedElement } from "../../src/cli/read-elements.ts";
import { classNameOf, propertyNameOf } from "./element-names.ts";
import { commentOf } from "./element-types.ts";

/** Returns the content of `react.js`: a component for every element. */
export function reactWrappersOf(elements: readonly DescribedElement[]): string {
  return [
    `"use client";`,
    `import { wrapElement } from "./react/wrap-element.js";`,
    ...elements.map(wrapperOf),
    "",
  ].join("\n");
}

/** Returns the content of `react.d.ts`: the types of the components. */
export function reactTypesOf(elements: readonly DescribedElement[]): string {
  return [
    `import type { ReactElement } from "react";`,
    `import type { ElementProps } from "./react-props.js";`,
    ...elements.flatMap(({ tagName: tag, summary }) => {
      const name = classNameOf(tag);
      return [
        `export interface ${name}Props extends ElementProps<"${tag}"> {}`,
        commentOf(summary),
        `export declare function ${name}(props: ${name}Props): ReactElement;`,
      ];
    }),
    "",
  ].join("\n");
}

function wrapperOf({ tagName: tag, attributes, properties, events }: DescribedElement): string {
  const names = attributes.map(({ name }) => [propertyNameOf(name), name]);
  const inMarkup = new Set(names.map(([property]) => property));
  const facts = {
    tag,
    attributes: Object.fromEntries(names),
    properties: properties.map(({ name }) => name).filter((name) => !inMarkup.has(name)),
    events: Object.fromEntries(events.map(({ name }) => [handlerOf(name), name])),
  };
  const rows = Object.entries(facts).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return [
    `export const ${classNameOf(tag)} = /* @__PURE__ */ wrapElement({`,
    ...rows,
    `  load: () => import("./elements/${tag}.js"),`,
    "});",
  ].join("\n");
}

/** The handler prop of an event: `onLookupCompleted` for `scout-lookup-completed`. */
function handlerOf(event: string): string {
  return `on${classNameOf(event.replace(/^scout-/, ""))}`;
}
