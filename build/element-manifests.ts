import { tsImport } from "tsx/esm/api";
import type { ElementManifest } from "../src/elements/element-manifest.ts";
import { elementTags } from "./elements.ts";

async function manifestOf(tag: string): Promise<ElementManifest> {
  const file = new URL(`../src/elements/${tag}/${tag}.manifest.ts`, import.meta.url);
  const { manifest }: { readonly manifest: ElementManifest } = await tsImport(
    file.href,
    import.meta.url,
  );
  return manifest;
}

/** The manifest of every element, by its tag. */
export const elementManifests: ReadonlyMap<string, ElementManifest> = new Map(
  await Promise.all(elementTags.map(async (tag) => [tag, await manifestOf(tag)] as const)),
);
