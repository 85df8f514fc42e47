import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { elementManifests } from "./element-manifests.ts";

/** For host pages: against layout jumps, and for what an editor shows. */
export const hostSheets = ["editor.css", "preload.css"] as const;

type HostSheet = (typeof hostSheets)[number];

const tags = [...elementManifests.keys()];

const linkTo = (tag: string) => `a[href*="#${tag}?"]`;

/** What stands in the sheets of `src/styles/` for every element, and for everything that becomes one. */
const standIns: Readonly<Record<string, string>> = {
  "any-scout-element": `:where(${tags.join(", ")})`,
  "any-scout-placeholder": `:where([data-scout-element], ${tags.map(linkTo).join(", ")})`,
  "any-scout-link": `:where(${tags.map(linkTo).join(", ")})`,
};

/** The rules of a sheet that each element has of its own. */
const ownRules: Readonly<Record<HostSheet, () => readonly string[]>> = {
  "editor.css": () =>
    tags.map((tag) => `${tag}::before, ${linkTo(tag)}::before { content: "${tag}"; }`),
  "preload.css": () =>
    [...elementManifests].map(
      ([tag, { reserved }]) =>
        `:where(${tag}):not(:defined), :where([data-scout-element="${tag}"], ${linkTo(tag)}) { min-block-size: ${reserved}; }`,
    ),
};

/** A sheet with the names of all elements. */
export function hostSheetOf(sheet: HostSheet): string {
  const source = readFileSync(`src/styles/${sheet}`, "utf8");
  const named = Object.entries(standIns).reduce(
    (css, [standIn, selector]) => css.replaceAll(standIn, selector),
    source,
  );
  return `${named}\n${ownRules[sheet]().join("\n")}\n`;
}

/** Lets tests import the sheets as they are built. */
export function hostSheetsInTests(): Plugin {
  return {
    name: "host-sheets",
    enforce: "pre",
    transform(_code, id) {
      const [file = ""] = id.split("?");
      const sheet = hostSheets.find((name) => file.endsWith(`/src/styles/${name}`));
      return sheet && hostSheetOf(sheet);
    },
  };
}
