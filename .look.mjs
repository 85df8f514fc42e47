import { chromium } from "playwright";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const base = process.argv[2] ?? "http://localhost:3000";
for (const [w,scheme] of [[1440,"light"],[360,"dark"],[768,"light"],[1440,"dark"],[360,"light"]]) {
  const p = await b.newPage({ viewport:{width:w,height:900}, colorScheme: scheme });
  p.on("console", m=>console.log(w,scheme,m.type(),m.text()));
  p.on("pageerror", e=>console.log("PAGEERROR", e.message));
  await p.goto(base+"/");
  await p.waitForTimeout(900);
  if (w===1440) await p.screenshot({path:`/tmp/shots/start-${w}-${scheme}.png`});
  const box = p.getByRole("combobox");
  await box.fill("10");
  await box.pressSequentially("0 m", {delay:30});
  await p.waitForTimeout(900);
  await p.screenshot({path:`/tmp/shots/suggest-${w}-${scheme}.png`});
  await p.keyboard.press("ArrowDown"); await p.keyboard.press("Enter");
  await p.waitForTimeout(2500);
  await p.screenshot({path:`/tmp/shots/progress-${w}-${scheme}.png`, fullPage:true});
  await p.waitForFunction(()=>!document.querySelector("scout-lookup").shadowRoot.querySelector("[role=progressbar]"),null,{timeout:40000}).catch(e=>console.log("timeout"));
  await p.waitForTimeout(300);
  await p.screenshot({path:`/tmp/shots/done-${w}-${scheme}.png`, fullPage:true});
  console.log(w,scheme,p.url());
  await p.close();
}
await b.close();
