import { describe, expect, test } from "vitest";
import { elementTags } from "../../build/elements.ts";
import {
  type AttributeTable,
  commonAttributes,
  propertyNameOf,
} from "../../src/elements/host/element/element-attributes.ts";
import { readBuilt } from "./support/built-files.ts";

interface Documented {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
}

interface DocumentedElement {
  readonly tagName?: string;
  readonly attributes?: readonly Documented[];
  readonly members?: readonly (Documented & { readonly kind: string })[];
}

interface CustomElements {
  readonly modules: readonly { readonly declarations: readonly DocumentedElement[] }[];
}

const manifest: CustomElements = JSON.parse(readBuilt("dist", "custom-elements.json").toString());
const elements = manifest.modules.flatMap(({ declarations }) => declarations);

const tables = import.meta.glob<{ readonly attributes: AttributeTable }>(
  "../../src/elements/*/*.attributes.ts",
);

async function tableOf(tag: string): Promise<AttributeTable> {
  const own = await tables[`../../src/elements/${tag}/${tag}.attributes.ts`]?.();
  return { ...own?.attributes, ...commonAttributes };
}

describe.each(elementTags)("%s in custom-elements.json", (tag) => {
  const { attributes = [], members = [] } = elements.find(({ tagName }) => tagName === tag) ?? {};

  test("custom-elements.json has a described field for each entry of the attribute table", async () => {
    const fields = members.filter(({ kind }) => kind === "field");
    const properties = Object.keys(await tableOf(tag)).map(propertyNameOf);
    expect(fields.map(({ name }) => name)).toEqual(properties);
    expect(fields.filter(({ description }) => !description)).toEqual([]);
  });

  test("custom-elements.json has a described attribute for each entry that is not only a property", async () => {
    const names = Object.keys(await tableOf(tag)).filter((name) => name !== "secondary-nav");
    expect(attributes.map(({ name }) => name)).toEqual(names);
    expect(attributes.filter(({ description }) => !description)).toEqual([]);
  });

  test("custom-elements.json names the defaults of the table", async () => {
    const defaults = Object.entries(await tableOf(tag)).filter(([, { absent }]) => absent);
    for (const [name, { absent }] of defaults.filter(([name]) => name !== "secondary-nav")) {
      expect(attributes).toContainEqual(expect.objectContaining({ name, default: absent }));
    }
  });
});
