import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { carrierLogos } from "../../.storybook/carrier-logos.ts";
import { contractForm } from "../../.storybook/contract-form.ts";

/**
 * Builds the page for frames with examples: an element with the reference backend in the same page. Its policy has only what
 * the elements need. Includes the files of the backend that no `fetch` requests.
 */
export async function buildExample(folder: string): Promise<void> {
  for (const file of ["example.html", "example.css"]) {
    copyFileSync(join("build/docs/example", file), join(folder, file));
  }
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    base: "./",
    plugins: [carrierLogos({ ofDirectory: true }), contractForm()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      // The backend is large because it contains the fonts of its PDF files.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: { example: "build/docs/example/example.ts" },
        output: {
          entryFileNames: "scripts/[name].js",
          chunkFileNames: "scripts/[name]-[hash].js",
          assetFileNames: "scripts/[name]-[hash][extname]",
        },
      },
    },
  });
}
