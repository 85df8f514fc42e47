/**
 * The library's character maps and fonts as `data:` URLs, each in a module of its own. The UTF-8 and UTF-32 maps are
 * left out, because a PDF may not name them (ISO 32000-1, table 118).
 */
const files = import.meta.glob<string>(
  [
    "/node_modules/pdfjs-dist/cmaps/*.bcmap",
    "!/node_modules/pdfjs-dist/cmaps/*-{UTF8,UTF32}-*",
    "/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
  ],
  { query: "?url&inline", import: "default" },
);

/** Reads the library's files in builds without a folder of these files. */
export class PdfFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${filename}`)) ?? [];
    if (load === undefined) throw new Error(`There is no ${filename}.`);
    const [, base64 = ""] = (await load()).split(",");
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  }
}
