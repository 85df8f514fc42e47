/** `npm run mock`: opens every screen with content on a mock server that uses only `dist/openapi.json`. */
import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { chromium } from "playwright";
import { startServer } from "../../demo/server/host/start-server.ts";
import { chromiumFlags, findChromium } from "../../test/support/chromium.ts";

const address = encodeURIComponent("138 Congress Parkway, Plano, TX 75010");

/** Each screen with a text from the examples, which the screen must show. */
const screens: readonly (readonly [path: string, text: string])[] = [
  ["/", "Dashboard"],
  [`/scout?address=${address}`, "Frontier"],
  ["/scout/bulk", "completed"],
  [`/scout/pricing?address=${address}`, "Frontier"],
  ["/scout/contracts", "Bluebonnet Dental Group"],
  ["/solutions-finder", "Acadia Gate Defense"],
  ["/solutions-index", "Access Types"],
  ["/provider-library", "Acadia Gate Defense"],
  ["/resource-library", "Battle Card"],
  ["/search/site?keys=provider", "SCOUT Lookup"],
  ["/team", "The order team"],
  ["/account", "Account"],
];

const prism = ["--yes", "@stoplight/prism-cli@5.16.0", "mock", "dist/openapi.json"];
const pictures = "bench-results/mock";

const port = await freePort();
const mock = spawn("npx", [...prism, "-p", String(port)], {
  detached: true,
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  await new Promise<void>((resolve, reject) => {
    mock.once("exit", () => reject(new Error("The mock server has ended.")));
    mock.stdout.on("data", (chunk) => String(chunk).includes("is listening") && resolve());
  });
  const lost = await openScreens(`http://127.0.0.1:${port}`);
  process.stdout.write(
    lost.length === 0 ? `${screens.length} screens have content.\n` : `${lost.join("\n")}\n`,
  );
  process.exitCode = lost.length === 0 ? 0 : 1;
} finally {
  // Kill the group, because npx has started a child process.
  if (mock.pid !== undefined) process.kill(-mock.pid);
}

async function openScreens(backend: string): Promise<readonly string[]> {
  await mkdir(pictures, { recursive: true });
  const server = await startServer({ port: 0, backend });
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  const lost: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(8_000);
    page.on("pageerror", (error) => lost.push(`${page.url()}: ${error.message}`));
    for (const [path, text] of screens) {
      await page.goto(server.url + path);
      const found = page.getByText(text).filter({ visible: true }).first();
      const isFound = await found.waitFor().then(
        () => true,
        () => false,
      );
      if (!isFound) lost.push(`${path} does not show "${text}".`);
      const name = path.split("?", 1)[0]?.replaceAll("/", "-") ?? "";
      await page.screenshot({ path: join(pictures, `screen${name}.png`) });
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return lost;
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, "127.0.0.1", () => {
      const given = probe.address();
      probe.close(() => resolve(typeof given === "object" && given ? given.port : 0));
    });
  });
}
