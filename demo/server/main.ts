import { resolve } from "node:path";
import { buildCdn } from "./host/build-cdn.ts";
import { startServer } from "./host/start-server.ts";
import { localOrigins, originsSwitch } from "./http/allowed-origins.ts";

const root = resolve(import.meta.dirname, "../..");

await buildCdn(root);
const backend = process.env.SCOUT_BACKEND;
const elements = process.env.SCOUT_FLAVOUR === "lite" ? "cdn/lite" : "cdn";
const port = Number(process.env.PORT ?? 3000);
const allowedOrigins = process.env[originsSwitch]?.split(",") ?? localOrigins;
const server = await startServer({
  port,
  formPort: port + 100,
  orNextPort: true,
  root,
  elements,
  ...(process.env.HOST ? { hostname: process.env.HOST } : {}),
  ...(backend ? { backend } : {}),
  trustedOrigins: process.env.SCOUT_TRUSTED_ORIGINS?.split(",") ?? [],
  options: {
    mapApiKey: process.env.SCOUT_MAP_API_KEY ?? "",
    allowedOrigins,
  },
});
console.log(`Scout demo: ${server.url}, its sister site: ${server.siblingUrl}`);
console.log(backend ? `Calls go to ${backend}` : `Help: ${server.url}/demo/help`);
if (!backend) {
  console.log(
    `Pages of ${allowedOrigins.join(" and ")} may use it; ${originsSwitch}=https://www.example.com allows another origin.`,
  );
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
