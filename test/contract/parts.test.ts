import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { Ajv, type AnySchemaObject } from "ajv";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { readBuilt, readManifest, readPackage } from "./support/built-files.ts";

interface Component {
  readonly name: string;
  readonly version: string;
  readonly "bom-ref": string;
  readonly hashes: readonly { readonly content: string }[];
}

type Folder = "cdn" | "cdn/lite" | "dist" | "dist/cli";
const textIn = (folder: Folder, file: string) => readBuilt(folder, file).toString();
const listIn = (folder: Folder) => JSON.parse(textIn(folder, "parts.cdx.json"));
const componentsIn = (folder: Folder): readonly Component[] => listIn(folder).components;

function schemaOf(name: string): AnySchemaObject {
  const folder = "node_modules/@cyclonedx/cyclonedx-library/res/schema";
  return JSON.parse(readFileSync(`${folder}/${name}.SNAPSHOT.schema.json`, "utf8"));
}

const inBoth = [
  "@github/combobox-nav",
  "@googlemaps/js-api-loader",
  "@preact/signals-core",
  "@r2wc/core",
  "@r2wc/react-to-web-component",
  "character-entities",
  "destr",
  "dompurify",
  "dropzone",
  "fflate",
  "idb-keyval",
  "jwt-decode",
  "ofetch",
  "papaparse",
  "pdfjs-dist",
  "read-excel-file",
  "rolldown",
  "sortablejs",
  "ufo",
  "valibot",
];
/** The libraries of the sample data, which is only in `cdn/`. */
const inSample = [
  "@pdf-lib/standard-fonts",
  "@pdf-lib/upng",
  "fastest-levenshtein",
  "hono",
  "jose",
  "pako",
  "pdf-lib",
  "tslib",
];
const inCdn = [...inBoth, ...inSample, "react", "react-dom", "scheduler"].sort();
/** The PDF library is only in `cdn/`, and both flavours use it there. */
const inLite = [...inBoth.filter((name) => name !== "pdfjs-dist"), "preact"].sort();
/**
 * Only the workers' libraries, the files for PDF pages, the testers' library and the bundler's helpers are bundled; the other
 * libraries stay imports.
 */
const inDist = [
  "dom-accessibility-api",
  "fflate",
  "papaparse",
  "pdfjs-dist",
  "read-excel-file",
  "rolldown",
];
/** The libraries of the command for assistants. */
const inCommand = [
  "@modelcontextprotocol/sdk",
  "ajv-formats",
  "comma-separated-tokens",
  "devlop",
  "entities",
  "hast-util-from-html",
  "hast-util-from-parse5",
  "hast-util-parse-selector",
  "hastscript",
  "parse5",
  "property-information",
  "rolldown",
  "space-separated-tokens",
  "unist-util-stringify-position",
  "vfile",
  "vfile-location",
  "vfile-message",
  "web-namespaces",
  "zod",
  "zod-to-json-schema",
];

describe.each([
  ["cdn", inCdn],
  ["cdn/lite", inLite],
  ["dist", inDist],
  ["dist/cli", inCommand],
] as const)("the notices of %s/ are complete", (folder, names) => {
  const notices = textIn(folder, "THIRD-PARTY-NOTICES.txt");
  const sections = notices.split(`${"=".repeat(80)}\n\n`).slice(1);

  test("the notices name every bundled library, and no other", () => {
    const titles = sections.filter((_, index) => index % 2 === 0);
    const versions = new Map(componentsIn(folder).map(({ name, version }) => [name, version]));
    expect(titles.map((title) => title.split(": ")[0])).toEqual(
      names.map((name) => `${name} ${versions.get(name)}`),
    );
  });

  test.each(names)("the notices contain the license of %s", (name) => {
    const path = `node_modules/${name}/LICENSE`;
    const file =
      [path, `${path}.md`, `${path}.txt`, path.replace("LICENSE", "license")].find(existsSync) ??
      "build/parts/license-texts/r2wc.txt";
    expect(notices).toContain(readFileSync(file, "utf8").trim());
  });
});

test("the fonts, tables and decoder of the PDF library have their own licenses", () => {
  const notices = textIn("cdn", "THIRD-PARTY-NOTICES.txt");
  for (const file of [
    "standard_fonts/LICENSE_FOXIT",
    "standard_fonts/LICENSE_LIBERATION",
    "cmaps/LICENSE",
    "wasm/LICENSE_OPENJPEG",
  ]) {
    const license = readFileSync(`node_modules/pdfjs-dist/${file}`, "utf8");
    expect(notices).toContain(license.trim());
  }
});

describe.each(["cdn", "dist", "dist/cli"] as const)(
  "the list of the parts of %s/ is complete",
  (folder) => {
    test("the list is a CycloneDX 1.6 document", () => {
      const ajv = new Ajv({ strict: false, validateFormats: false });
      for (const name of ["spdx", "jsf-0.82"]) {
        ajv.addSchema(schemaOf(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
      }
      const validate = ajv.compile(schemaOf("bom-1.6"));
      validate(listIn(folder));
      expect(validate.errors).toBe(null);
    });

    test("the list has the hashes of the lockfile, and no member that changes between builds", () => {
      const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
      for (const component of componentsIn(folder)) {
        const digest = packages[component["bom-ref"]].integrity.replace("sha512-", "");
        const hash = Buffer.from(digest, "base64").toString("hex");
        expect(component.hashes.map(({ content }) => content)).toEqual([hash]);
      }
      expect(textIn(folder, "parts.cdx.json")).not.toMatch(/"timestamp"|"serialNumber"|BomRef\./);
    });
  },
);

test("the list of dist/ has every dependency, whether it is bundled or not", () => {
  const names = componentsIn("dist").map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(readPackage().dependencies)));
});

test("the same sources give the same bytes", async () => {
  const built = await build({
    mode: "cdn-core",
    logLevel: "error",
    // Bundling the configuration writes a warning if the machine is slow.
    configLoader: "runner",
    build: { write: false },
  });
  const files = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const core = files.find(({ fileName }) => fileName === "core.js");
  const code = core?.type === "chunk" ? core.code : "";
  const digest = createHash("sha384").update(code).digest("base64");
  expect(`sha384-${digest}`).toBe(readManifest().files["core.js"]?.integrity);
});

test("the package and its license file have the same license", () => {
  expect(readPackage().license).toBe("UNLICENSED");
  expect(readFileSync("LICENSE", "utf8")).toContain("not licensed to the public");
});
