import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { elementManifests } from "./element-manifests.ts";

/** Sheets for host pages: `preload.css` prevents layout shifts, `editor.css` shows elements in editors. */
export const hostSheets = ["editor.css", "preload.css"] as const;

type HostSheet = (typeof hostSheets)[number];

const tags = [...elementManifests.keys()];

const linkTo = (tag: string) => `a[href*="#${tag}?"]`;

/** Selectors in the sheets of `src/styles/` that are replaced by those of all elements and placeholders. */
const standIns: Readonly<Record<string, string>> = {
  "any-scout-element": `:where(${tags.join(", ")})`,
  "any-scout-placeholder": `:where([data-scout-element], ${tags.map(linkTo).join(", ")})`,
  "any-scout-link": `:where(${tags.map(linkTo).join(", ")})`,
};

/** The rules that a sheet has for each single element. */
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
