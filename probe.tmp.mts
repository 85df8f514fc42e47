import { chromium } from "playwright";
import { createSeededStore } from "./demo/server/index.ts";
import { startServer } from "./demo/server/host/start-server.ts";
const server = await startServer({ port: 0, store: await createSeededStore() });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox","--disable-gpu"] });
for (const [width, scheme] of [[1440,"light"],[360,"dark"]] as const) {
  const ctx = await browser.newContext({ viewport: { width, height: width===360?780:900 }, colorScheme: scheme, reducedMotion: "reduce" });
  const page = await ctx.newPage();
  page.on("console", m => { if (["error","warning"].includes(m.type())) console.log(width, m.text().slice(0,160)); });
  await page.goto(server.url + "/demo/help");
  page.on("request", r => console.log(r.method(), r.url().slice(0,120)));
  page.on("requestfinished", r => console.log("  done", r.url().slice(-40)));
  page.on("requestfailed", r => console.log("  failed", r.url().slice(-40)));
  for (const [name, path] of [["doctor","/demo/lookup.html?scout-doctor"]]) { await page.goto(server.url + path); await page.waitForTimeout(4000); await page.screenshot({ path: `/tmp/s7-${name}-${width}.png` }); }
  await ctx.close();
}
await browser.close(); process.exit(0);
