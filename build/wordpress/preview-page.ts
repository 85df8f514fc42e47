import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { contractForm } from "../../.storybook/contract-form.ts";

/**
 * The policy of the page. It allows no pictures, because the pictures of the sample data would be requested from the
 * site. Names replace logos.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src data: blob:",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The page stores nothing, so that it does not change the storage of the site. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<link rel="stylesheet" href="preview.css">
<script type="application/json" data-scout-config>{ "rememberProposals": "none", "rememberAddresses": "none" }</script>
<script type="module" src="preview.js"></script>
</head>
<body></body>
</html>
`;

/** The style sheet of the page, which is as wide as the block and as high as the element. */
const sheet = `body {
  margin: 0;
  display: flow-root;
}
`;

/** The files of the page that shows an element with sample data, by name. */
export async function previewFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), "scout-preview-"));
  try {
    await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      base: "./",
      plugins: [contractForm()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: "es2022",
        // The backend is large because it contains the fonts of its PDF files.
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          input: { preview: "build/wordpress/preview.ts" },
          output: {
            entryFileNames: "[name].js",
            chunkFileNames: "[name]-[hash].js",
            assetFileNames: "[name]-[hash][extname]",
          },
        },
      },
    });
    return new Map([
      ["preview.html", Buffer.from(page)],
      ["preview.css", Buffer.from(sheet)],
      ...readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))] as const),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
