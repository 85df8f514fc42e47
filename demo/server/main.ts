import { access } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { startServer } from "./host/start-server.ts";

const root = resolve(import.meta.dirname, "../..");
const builder = join(root, "test/support/build.ts");

await buildCdnIfMissing();
const backend = process.env.SCOUT_BACKEND;
const server = await startServer({
  port: Number(process.env.PORT ?? 3000),
  orNextPort: true,
  root,
  ...(process.env.HOST ? { hostname: process.env.HOST } : {}),
  ...(backend ? { backend } : {}),
  options: {
    mapApiKey: process.env.SCOUT_MAP_API_KEY ?? "",
    allowedOrigins: process.env.SCOUT_ALLOWED_ORIGINS?.split(",") ?? [],
  },
});
console.log(`Scout demo: ${server.url}`);
console.log(backend ? `Calls go to ${backend}` : `What can be tried: ${server.url}/demo/help`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

async function buildCdnIfMissing(): Promise<void> {
  if (await exists(join(root, "cdn/manifest.json"))) return;
  if (!(await exists(builder))) {
    console.warn("cdn/ is missing and there is no build: pages are served without elements.");
    return;
  }
  console.log("Building cdn/ once...");
  const module: unknown = await import(pathToFileURL(builder).href);
  if (typeof module !== "object" || module === null || !("buildCdn" in module)) {
    throw new Error("The build has no buildCdn().");
  }
  if (typeof module.buildCdn === "function") await module.buildCdn();
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
