import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { pdfModuleNameOf, pdfModules } from "../../build/pdf-modules.ts";

test("the library's module is copied beside the chunks, and only its own address is changed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "scout-pdf-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const input = join(folder, "in.js");
  await writeFile(input, 'export const load = () => import("pdfjs-dist/build/pdf.min.mjs");');
  await build({
    configFile: false,
    logLevel: "error",
    root: folder,
    plugins: [pdfModules()],
    build: {
      outDir: "out",
      rolldownOptions: {
        input,
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "chunks/in.js" },
      },
    },
  });
  const out = join(folder, "out");
  expect(await readdir(join(out, "assets/pdf/build"))).toEqual(["pdf.min.js"]);
  expect(await readFile(join(out, "chunks/in.js"), "utf8")).toContain(
    "../assets/pdf/build/pdf.min.js",
  );
  const code = await readFile(join(out, "assets/pdf/build/pdf.min.js"), "utf8");
  expect(code).not.toContain("import.meta");
  expect(code).toContain("PDFDataRangeTransport");
  expect(code).toContain("webpackIgnore: true");
  expect(code).toContain("@licstart");
});

test.each([
  ["/x/node_modules/pdfjs-dist/cmaps/H.bcmap?url&inline", "assets/pdf/cmaps/H.js"],
  [
    "/x/node_modules/pdfjs-dist/standard_fonts/A-B.ttf?url&inline",
    "assets/pdf/standard_fonts/A-B.js",
  ],
  [
    "/x/node_modules/pdfjs-dist/build/pdf.worker.min.mjs?worker&url",
    "assets/pdf/build/pdf.worker.min-text.js",
  ],
  ["/x/src/elements/ui/pdf-files.ts", null],
  [null, null],
])("the chunk of the module %j is %j", (facadeModuleId, name) => {
  expect(pdfModuleNameOf({ facadeModuleId })).toBe(name);
});
