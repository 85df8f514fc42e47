import { build } from "vite";
import { carrierLogos } from "../../.storybook/carrier-logos.ts";
import { contractForm } from "../../.storybook/contract-form.ts";

/** Builds the scripts of the site, and the files of the reference backend that no `fetch` requests. */
export async function buildScripts(folder: string): Promise<void> {
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
        input: {
          example: "build/docs/scripts/example.ts",
          "snippet-builder": "build/docs/scripts/snippet-builder.ts",
        },
        output: {
          entryFileNames: "scripts/[name].js",
          chunkFileNames: "scripts/[name]-[hash].js",
          assetFileNames: "scripts/[name]-[hash][extname]",
        },
      },
    },
  });
}
