import { build } from "vite";

/** Builds `cdn/`, which the demo pages load, like a release. Takes seconds. */
export async function buildCdn(root: string): Promise<void> {
  for (const mode of ["cdn-core", "cdn", "cdn-lite"]) {
    await build({ root, mode, logLevel: "warn", configFile: `${root}/vite.config.ts` });
  }
}
