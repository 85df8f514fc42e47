/** Contract tests of the built files: each runs in a plain page, as a host's would be. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { esbuildPlugin } from "@web/dev-server-esbuild";
import { defaultReporter } from "@web/test-runner";
import { chromeLauncher } from "@web/test-runner-chrome";
import { tsImport } from "tsx/esm/api";

const { chromiumFlags, findChromium } = await tsImport(
  "./test/support/chromium.ts",
  import.meta.url,
);
const { testTimeoutMs } = await tsImport("./test/support/timeouts.ts", import.meta.url);
const { serveContractSite } = await tsImport("./test/contract/support/site.ts", import.meta.url);
const { countReporter } = await tsImport(
  "./test/contract/support/count-reporter.ts",
  import.meta.url,
);

if (!existsSync("cdn/manifest.json")) {
  throw new Error("There is no cdn/ to test. Run `npm run build` first.");
}

/** The runner's own search starts at 8000 in every process: both flavours, side by side, find the same one. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

export default {
  port: await freePort(),
  files: "test/contract/**/*.contract.ts",
  // Pages side by side would hide each other, and hidden pages draw no frames.
  concurrency: 1,
  // For the assertions of the tests. The pages of the site import by address.
  nodeResolve: true,
  middleware: [serveContractSite],
  plugins: [esbuildPlugin({ ts: true, target: "es2022" })],
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: await findChromium(), args: [...chromiumFlags] },
    }),
  ],
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
  testFramework: { config: { timeout: testTimeoutMs } },
};
