import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { printHtml } from "../../../src/elements/host/output/print-html.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen } from "../../support/host-page.ts";
import { pressOn } from "../../support/press-on.ts";
import { watchPaper } from "../host/paper.ts";
import { watchFiles } from "../host/saved-files.ts";
import { watchTabs } from "../host/tabs.ts";
import { agent } from "./agent.ts";
import { contractCall, paperCall } from "./calls.ts";
import { heldAnswer, openBuilder } from "./open-pricing.ts";
import { acme, contracts, rows, searchOf } from "./searches.ts";

cleanUpHostPage();
const paper = watchPaper();
const saved = watchFiles();
const tabs = watchTabs();

const comcast = { ...acme, key: "comcast", label: "Comcast: Business" };
const found = searchOf([rows.internet, rows.fiber, rows.addon], { provider: [comcast] }, contracts);

async function chooseInternet(): Promise<void> {
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
}

test("N1, N2, M1: print is always possible; PDF and contract say what they need and what a provider forbids", async () => {
  await openBuilder(found);
  await expect.element(agent.output("Print")).not.toHaveAttribute("aria-disabled");
  const reason = "Select a broadband, dedicated, phone or television service.";
  for (const name of ["Save as PDF", "Create contract"] as const) {
    await expect.element(agent.output(name)).toHaveAttribute("aria-disabled", "true");
    await expect.element(agent.output(name)).toHaveAccessibleDescription(reason);
    await pressOn(agent.output(name), "{Enter}");
  }
  expect(tabs.opened).toEqual([]);
  await agent.section("Dedicated").click();
  await agent.radio("Fiber 1G").click();
  await expect.element(agent.output("Save as PDF")).not.toHaveAttribute("aria-disabled");
  await expect
    .element(agent.output("Create contract"))
    .toHaveAccessibleDescription("Comcast contracts aren't available for dedicated services.");
});

test("W14: a screen has one primary button at most: the search until there are prices, then an output, and with the list of addresses its own", async () => {
  const { element } = await openBuilder(found);
  const primaries = () =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>(".button.primary") ?? [])]
      .filter((button) => button.checkVisibility())
      .map(({ textContent }) => textContent);
  // Each price has its own button.
  await expect.poll(primaries).toEqual([]);
  await chooseInternet();
  await expect.poll(primaries).toEqual(["Create contract"]);
  await agent.remove("Internet 100").click();
  await expect.poll(primaries).toEqual([]);
  await page.getByRole("button", { name: "Several addresses" }).click();
  await expect.poll(primaries).toEqual(["Review addresses"]);
  await page.getByRole("button", { name: "Several addresses" }).click();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect.poll(primaries).toEqual(["Generate Pricing"]);
});

test("W14: below 960 px the primary button in the window leads to the proposal until the proposal is there", async () => {
  await page.viewport(768, 600);
  onTestFinished(() => page.viewport(1024, 768));
  const { element } = await openBuilder(found);
  await chooseInternet();
  const inWindow = () =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>(".button.primary") ?? [])]
      .filter((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return button.checkVisibility() && bottom > 0 && top < window.innerHeight;
      })
      .map(({ textContent }) => textContent);
  window.scrollTo(0, 0);
  await expect.poll(inWindow).toEqual(["Review"]);
  await page.getByRole("button", { name: "Review" }).click();
  await expect.poll(inWindow).not.toContain("Review");
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(inWindow).toEqual(["Create contract"]);
});

test("from 960 px on the outputs of chosen services are in the window, whatever the length of the proposal; below, they end it", async () => {
  await page.viewport(1280, 600);
  onTestFinished(() => page.viewport(1024, 768));
  const more = Array.from({ length: 8 }, (_, at) => ({
    ...rows.addon,
    id: `more-${at}`,
    title: `Extra ${at}`,
    deps: undefined,
  }));
  await openBuilder(searchOf([rows.internet, ...more], {}, contracts));
  await chooseInternet();
  for (const { title } of more) await agent.box(title).click();
  window.scrollTo(0, 0);
  const outputs = (["Create contract", "Print", "Save as PDF"] as const).map(agent.output);
  const placeOf = (element: Element) => element.getBoundingClientRect();
  const last = () => placeOf(agent.proposalLines().last().element());
  await expect.poll(() => last().bottom).toBeGreaterThan(window.innerHeight);
  for (const output of outputs) {
    expect(placeOf(output.element()).bottom).toBeLessThan(window.innerHeight);
  }
  await page.viewport(900, 600);
  for (const output of outputs) {
    await expect.poll(() => placeOf(output.element()).top > last().bottom).toBe(true);
  }
});

test("N8: a contract opens in its own tab, or as a link if the tab is blocked; a link leads to all contracts", async () => {
  const answer = heldAnswer();
  const { element } = await openBuilder(found, { [contractCall]: () => answer.promise });
  await chooseInternet();
  const button = agent.output("Create contract");
  await button.click();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  for (const name of ["Print", "Save as PDF"] as const) {
    await expect.element(agent.output(name)).not.toHaveAttribute("aria-busy");
  }
  expect(tabs.opened).toEqual([expect.objectContaining({ url: "", opener: null, went: [] })]);
  const uri = "https://sign.example/1";
  answer.answer(Response.json({ data: { uri } }));
  await expect.poll(() => tabs.opened[0]?.went).toEqual([uri]);
  await expect.element(agent.note("Contract opened in a new tab.")).toBeVisible();
  const asked: string[] = [];
  element.addEventListener("scout-navigated", (event) => {
    event.preventDefault();
    asked.push(event.detail.href);
  });
  const all = agent.proposal().getByRole("link", { name: "See all contracts" });
  expect(all.element().getAttribute("href")).toBe("/scout/contracts");
  await all.click();
  expect(asked).toEqual(["/scout/contracts"]);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(all).not.toBeInTheDocument();
});

test("N8: if the browser blocks the tab, a link opens the contract", async () => {
  tabs.block();
  await openBuilder(found, {
    [contractCall]: () => Response.json({ data: { uri: "https://sign.example/1" } }),
  });
  await chooseInternet();
  await agent.output("Create contract").click();
  await expect.element(agent.contractLink()).toHaveAttribute("href", "https://sign.example/1");
  await expect
    .element(agent.contractLink())
    .toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("N9, N10, N11: a failed print shows a message and can be repeated, in a frame without scripts; a PDF is saved", async () => {
  expectLog("print-failed");
  const created = listen("scout-proposal-created");
  const answers = [
    new Response("<h1>Oh</h1>", { status: 500 }),
    new Response("<h1>Proposal</h1><script>parent.hacked = 1</script>"),
  ];
  await openBuilder(found, { [paperCall]: () => answers.shift() ?? new Response("%PDF-1.7") });
  await chooseInternet();
  const print = agent.output("Print");
  await print.click();
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  await expect.element(print).not.toHaveAttribute("aria-busy");
  expect(paper.frames).toEqual([]);
  await print.click();
  await expect.poll(() => paper.frames).toHaveLength(1);
  const [frame] = paper.frames;
  expect(frame?.getAttribute("sandbox")).toBe("allow-modals allow-same-origin");
  expect(frame?.contentDocument?.querySelector("h1")?.textContent).toBe("Proposal");
  expect(Reflect.get(window, "hacked")).toBeUndefined();
  await agent.output("Save as PDF").click();
  const name = expect.stringMatching(/^Comcast Business Proposal .*\.pdf$/);
  await expect.poll(() => saved).toEqual([{ name, text: "%PDF-1.7" }]);
  expect(created.map(({ detail }) => detail.kind)).toEqual(["print", "pdf"]);
});

test("I16: the agent of the settings is shown, and can be edited", async () => {
  await openBuilder(found);
  await page.getByRole("button", { name: "Prepared by Dana Whitfield" }).click();
  await expect.element(page.getByLabelText("Email")).toHaveValue("dana.whitfield@example.com");
  await page.getByLabelText("Last name").fill("Lovelace");
  await expect
    .element(page.getByRole("button", { name: "Prepared by Dana Lovelace" }))
    .toBeVisible();
});

const evil = "https://evil.example";
const ours = `${window.location.origin}/ours.png`;
const hostilePaper = `<!doctype html><html lang="en"><head><meta http-equiv="refresh" content="0;url=${evil}/">
  <meta name="referrer" content="unsafe-url"><base target="_top"><title>Proposal for Acme</title>
  <link rel="stylesheet" href="${evil}/a.css"><link rel="preload" as="image" href="${evil}/b.png">
  <style>@import url("${evil}/c.css"); h1 { background: url(${evil}/d.png) } h1 { color: rgb(1, 2, 3) }</style></head>
  <body class="paper" style="margin: 7px; background: url('${evil}/e.png')"><h1>Proposal</h1>
  <p style="padding-left: 5px; border-image: url(${evil}/f.png)">Words <b>stay</b></p>
  <img src="${evil}/g.png" alt="Their logo"><img srcset="${evil}/h.png 2x"><img src="${ours}" alt="Our logo">
  <picture><source srcset="${evil}/i.png"><img src="${evil}/j.png" alt="A picture"></picture>
  <table background="${evil}/k.png"><tr><td align="right">1</td></tr></table><input type="image" src="${evil}/l.png">
  <iframe src="${evil}/m"></iframe><object data="${evil}/n"></object><embed src="${evil}/o"><frame src="${evil}/p">
  <video poster="${evil}/q.png" src="${evil}/r"></video><audio src="${evil}/s"></audio><form action="${evil}/t"><input name="x"></form>
  <svg viewBox="0 0 9 9"><rect width="9" height="9" fill="red"></rect><image href="${evil}/u.png"></image><use href="${evil}/v#x"></use>
  <a href="javascript:parent.hacked=1"><text>svg</text></a><foreignObject><img src="${evil}/w.png"></foreignObject></svg>
  <a href="javascript:parent.hacked=1" ping="${evil}/x">link</a><p onclick="parent.hacked=1">last</p></body></html>`;

test("N10: a printed page requests nothing from other origins, sends no referrer, and keeps its text and styles", async () => {
  await printHtml(hostilePaper);
  const view = paper.frames[0]?.contentWindow;
  const inner = view?.document;
  const gone =
    "iframe, object, embed, frame, video, audio, form, image, use, foreignObject, base, link, style, script, [http-equiv=refresh], [onclick], [ping], [background]";
  expect(inner?.querySelectorAll(gone)).toHaveLength(0);
  expect(inner?.querySelector("meta[name=referrer]")?.getAttribute("content")).toBe("no-referrer");
  const addresses = [...(inner?.querySelectorAll("[src], [srcset], [href]") ?? [])].map(
    (one) => one.getAttribute("src") ?? one.getAttribute("srcset") ?? one.getAttribute("href"),
  );
  expect(addresses).toEqual([ours]);
  const ofStyles = ["d", "e", "f"].map((name) => `${evil}/${name}.png`);
  await expect.poll(() => paper.refused.toSorted()).toEqual(ofStyles);
  // Requests that the frame's policy blocks are listed as fetched, so leave them out.
  const foreign = [view, window]
    .flatMap((one) => one?.performance.getEntriesByType("resource") ?? [])
    .filter(({ name }) => name.startsWith(evil) && !paper.refused.includes(name));
  expect(foreign).toEqual([]);
  expect(inner?.title).toBe("Proposal for Acme");
  expect(inner?.body.textContent).toMatch(/Proposal\s+Words stay\s+Their logo.*A picture.*last/s);
  const styleOf = (selector: string) => {
    const node = inner?.querySelector(selector);
    return node ? view?.getComputedStyle(node) : undefined;
  };
  expect(styleOf("h1")?.color).toBe("rgb(1, 2, 3)");
  expect(styleOf("p")?.paddingLeft).toBe("5px");
  expect(styleOf("body.paper")?.marginTop).toBe("7px");
  expect(inner?.querySelector("svg rect")?.getAttribute("fill")).toBe("red");
  expect(Reflect.get(window, "hacked")).toBeUndefined();
});
