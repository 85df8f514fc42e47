import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, stopClock } from "../../support/host-page.ts";
import { pressOn } from "../../support/press-on.ts";
import { withoutSanitizer } from "../../support/without-sanitizer.ts";
import { watchPaper } from "../host/paper.ts";
import { watchFiles } from "../host/saved-files.ts";
import { watchTabs } from "../host/tabs.ts";
import { agent } from "./agent.ts";
import { contractCall, paperCall, settingsCall } from "./calls.ts";
import { address, bodyOf, held, openBuilder } from "./open-pricing.ts";
import { acme, contracts, rows, searchOf } from "./searches.ts";

cleanUpHostPage();
const paper = watchPaper();
const saved = watchFiles();
const tabs = watchTabs();

const anError = "An error has occurred.";
const comcast = { ...acme, key: "comcast", label: "Comcast: Business" };
const found = searchOf([rows.internet, rows.fiber, rows.addon], { provider: [comcast] }, contracts);
const pdf = () => new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } });
const html = (text: string) => new Response(text, { headers: { "Content-Type": "text/html" } });

async function chooseInternet(): Promise<void> {
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
}

/** The builder with a service chosen. */
async function openReady(...given: Parameters<typeof openBuilder>) {
  const opened = await openBuilder(...given);
  await chooseInternet();
  return opened;
}

const callsOf = (calls: readonly string[], call: string) =>
  calls.filter((one) => one === call).length;

test("N1: print is always ready, PDF and contract need a service", async () => {
  await openBuilder(found);
  await expect.element(agent.output("Print")).not.toHaveAttribute("aria-disabled");
  const reason = "Choose a broadband, dedicated, phone or television service first.";
  for (const name of ["Save as PDF", "Create contract"] as const) {
    await expect.element(agent.output(name)).toHaveAccessibleDescription(reason);
    await pressOn(agent.output(name), "{Enter}");
  }
  await agent.section("Broadband").click();
  await agent.box("Backup").click();
  await expect.element(agent.output("Save as PDF")).toHaveAttribute("aria-disabled", "true");
  await agent.radio("Internet 100").click();
  for (const name of ["Save as PDF", "Create contract"] as const) {
    await expect.element(agent.output(name)).not.toHaveAttribute("aria-disabled");
  }
  expect(tabs.opened).toEqual([]);
});

test("M1, N2: a contract that the provider's rule forbids is blocked, and says why", async () => {
  await openReady(found);
  await agent.section("Dedicated").click();
  await agent.radio("Fiber 1G").click();
  const button = agent.output("Create contract");
  await expect
    .element(button)
    .toHaveAccessibleDescription("Comcast makes no contract of dedicated services.");
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
});

test("N4, N5: there is no contract button where the provider takes none", async () => {
  await openReady({ ...found, contracts_available: ["cox"] });
  await expect.element(agent.output("Save as PDF")).toBeVisible();
  expect(agent.output("Create contract").query()).toBeNull();
});

test("N8: a blank tab opens in the click and shows the contract when it is ready", async () => {
  const answer = held();
  const created = listen("scout-proposal-created");
  let body: unknown;
  await openReady(found, {
    [contractCall]: async (request) => {
      body = await bodyOf(request);
      return answer.promise;
    },
  });
  await agent.output("Create contract").click();
  await expect.element(agent.output("Create contract")).toHaveAttribute("aria-busy", "true");
  expect(tabs.opened).toEqual([expect.objectContaining({ url: "", opener: null, went: [] })]);
  answer.answer(Response.json({ data: { uri: "/scout/contracts/comcast?contract=1" } }));
  const uri = `${window.location.origin}/scout/contracts/comcast?contract=1`;
  await expect.poll(() => tabs.opened[0]?.went).toEqual([uri]);
  expect(created.map(({ detail }) => detail)).toEqual([{ kind: "contract", uri }]);
  expect(body).toMatchObject({
    contract_data: {
      query: { address, provider: "acme", term: "36" },
      cart: [{ id: "internet", type: "broadband", quantity: 1, boxes: 0 }],
      package: null,
      pricing: { monthly: 50 },
    },
  });
});

test("a new contract links to the list of contracts, and the host page may prevent that", async () => {
  const { element, searches } = await openReady(found, {
    [contractCall]: () => Response.json({ data: { uri: "/scout/contracts/comcast?contract=1" } }),
  });
  const asked: string[] = [];
  element.addEventListener(
    "scout-navigated",
    (event) => {
      event.preventDefault();
      asked.push(event.detail.href);
    },
    { once: true },
  );
  await agent.output("Create contract").click();
  await expect.element(agent.note("The contract is ready, in a tab of its own.")).toBeVisible();
  const link = agent.proposal().getByRole("link", { name: "See all contracts" });
  expect(link.element().getAttribute("href")).toBe("/scout/contracts");
  await link.click();
  expect(asked).toEqual(["/scout/contracts"]);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(link).not.toBeInTheDocument();
  await agent.output("Create contract").click();
  await expect.element(link).toBeVisible();
  // I24: a new search ends it, also one of the same address.
  await agent.generate().click();
  await expect.poll(searches).toBe(2);
  await expect.element(agent.output("Create contract")).toBeVisible();
  expect(link.query()).toBeNull();
});

test("N8: if the browser blocks the tab, a link opens the contract", async () => {
  tabs.block();
  await openReady(found, {
    [contractCall]: () => Response.json({ data: { uri: "https://sign.example/1" } }),
  });
  await agent.output("Create contract").click();
  const link = page.getByRole("link", { name: /^Open the contract/ });
  await expect.element(link).toHaveAttribute("href", "https://sign.example/1");
  await expect.element(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(link.query()).toBeNull();
});

test.each([
  ["a status that is not OK", () => new Response("<h1>Oh</h1>", { status: 500 })],
  ["no address", () => Response.json({ data: {} })],
  ["a script", () => Response.json({ data: { uri: "javascript:alert(1)" } })],
  ["a document", () => Response.json({ data: { uri: "data:text/html,x" } })],
])("N8: %s for a contract closes the tab and shows a message", async (_name, answer) => {
  expectLog("contract-failed");
  const created = listen("scout-proposal-created");
  await openReady(found, { [contractCall]: answer });
  await agent.output("Create contract").click();
  await expect.element(agent.alert()).toHaveTextContent(anError);
  expect(tabs.opened.map(({ isClosed, went }) => ({ isClosed, went }))).toEqual([
    { isClosed: true, went: [] },
  ]);
  expect(created).toEqual([]);
  await expect.element(agent.output("Create contract")).not.toHaveAttribute("aria-busy");
});

test("N8: with the tab blocked, a script address is no link either", async () => {
  expectLog("contract-failed: Error");
  tabs.block();
  await openReady(found, {
    [contractCall]: () => Response.json({ data: { uri: "javascript:alert(1)" } }),
  });
  await agent.output("Create contract").click();
  await expect.element(agent.alert()).toHaveTextContent(anError);
  expect(page.getByRole("link", { name: /^Open the contract/ }).query()).toBeNull();
});

test.each([
  ["Acme / Corp?", "Comcast Business Proposal for Acme Corp 02-03-2026.pdf"],
  ["", "Comcast Business Proposal 02-03-2026.pdf"],
])("N9: the PDF for %j is saved as %s", async (customer, name) => {
  const clock = stopClock();
  vi.setSystemTime(new Date(2026, 1, 3, 12));
  const created = listen("scout-proposal-created");
  let body: unknown;
  await openReady(
    found,
    {
      [paperCall]: async (request) => {
        body = await bodyOf(request);
        return pdf();
      },
    },
    { "prepared-for": "Acme" },
  );
  // What stands in the field counts, also before it is in the URL.
  await agent.preparedFor().fill(customer);
  await agent.output("Save as PDF").click();
  await expect.poll(() => saved).toEqual([{ name, text: "%PDF-1.7" }]);
  expect(created.map(({ detail }) => detail)).toEqual([{ kind: "pdf" }]);
  expect(body).toMatchObject({ payload: { date: "02/03/2026", customer: { name: customer } } });
  expect(body).not.toHaveProperty("format");
  await clock.advance(60_000);
});

test("N10, ZA8: the server's page is printed in a frame without scripts, its pictures and sheets are the API's", async () => {
  const created = listen("scout-proposal-created");
  let body: unknown;
  const { backend } = await openReady(found, {
    [paperCall]: async (request) => {
      body = await bodyOf(request);
      return html(`<h1>Proposal</h1><script>parent.hacked = 1</script>
        <img src="x" onerror="parent.hacked = 1"><link rel="stylesheet" href="/paper.css">`);
    },
  });
  await agent.output("Print").click();
  await expect.poll(() => paper.frames).toHaveLength(1);
  const [frame] = paper.frames;
  expect(frame?.getAttribute("sandbox")).toBe("allow-modals allow-same-origin");
  expect(frame?.contentDocument?.querySelector("h1")?.textContent).toBe("Proposal");
  frame?.contentDocument?.querySelector("img")?.dispatchEvent(new Event("error"));
  expect(Reflect.get(window, "hacked")).toBeUndefined();
  const api = new URL(`${backend.apiBase}/`, window.location.href);
  const written = (name: string, attribute: string) =>
    frame?.contentDocument?.querySelector(name)?.getAttribute(attribute);
  expect(written("img", "src")).toBe(new URL("x", api).href);
  expect(written("link", "href")).toBe(new URL("/paper.css", api).href);
  expect(body).toMatchObject({ format: "html", payload: { pricing: { monthly: 50 } } });
  expect(created.map(({ detail }) => detail)).toEqual([{ kind: "print" }]);
});

const evil = "https://evil.example";
const hostilePaper = `<!doctype html><html lang="en"><head><meta http-equiv="refresh" content="0;url=${evil}/">
  <meta name="referrer" content="unsafe-url"><base target="_top"><title>Proposal for Acme</title>
  <link rel="stylesheet" href="${evil}/a.css"><link rel="preload" as="image" href="${evil}/b.png">
  <style>@import url("${evil}/c.css"); h1 { background: url(${evil}/d.png) } h1 { color: rgb(1, 2, 3) }</style></head>
  <body class="paper" style="margin: 7px; background: url('${evil}/e.png')"><h1>Proposal</h1>
  <p style="padding-left: 5px; border-image: url(${evil}/f.png)">Words <b>stay</b></p>
  <img src="${evil}/g.png" alt="Their logo"><img srcset="${evil}/h.png 2x"><img src="/ours.png" alt="Our logo">
  <picture><source srcset="${evil}/i.png"><img src="${evil}/j.png" alt="A picture"></picture>
  <table background="${evil}/k.png"><tr><td align="right">1</td></tr></table><input type="image" src="${evil}/l.png">
  <iframe src="${evil}/m"></iframe><object data="${evil}/n"></object><embed src="${evil}/o"><frame src="${evil}/p">
  <video poster="${evil}/q.png" src="${evil}/r"></video><audio src="${evil}/s"></audio><form action="${evil}/t"><input name="x"></form>
  <svg viewBox="0 0 9 9"><rect width="9" height="9" fill="red"></rect><image href="${evil}/u.png"></image><use href="${evil}/v#x"></use>
  <a href="javascript:parent.hacked=1"><text>svg</text></a><foreignObject><img src="${evil}/w.png"></foreignObject></svg>
  <a href="javascript:parent.hacked=1" ping="${evil}/x">link</a><p onclick="parent.hacked=1">last</p></body></html>`;

test.each([
  ["the browser's sanitiser", () => {}],
  ["DOMPurify", withoutSanitizer],
])(
  "N10: with %s, a printed page loads nothing from elsewhere, tells no address, and keeps its words and styles",
  async (_name, prepare) => {
    prepare();
    await openReady(found, { [paperCall]: () => html(hostilePaper) });
    await agent.output("Print").click();
    await expect.poll(() => paper.frames, { timeout: 20_000 }).toHaveLength(1);
    const view = paper.frames[0]?.contentWindow;
    const inner = view?.document;
    const gone =
      "iframe, object, embed, frame, video, audio, form, image, use, foreignObject, base, link, style, script, [http-equiv=refresh], [onclick], [ping], [background]";
    expect(inner?.querySelectorAll(gone)).toHaveLength(0);
    expect(inner?.querySelector("meta[name=referrer]")?.getAttribute("content")).toBe(
      "no-referrer",
    );
    const addresses = [...(inner?.querySelectorAll("[src], [srcset], [href]") ?? [])].map(
      (one) => one.getAttribute("src") ?? one.getAttribute("srcset") ?? one.getAttribute("href"),
    );
    expect(addresses).toEqual([new URL("/ours.png", window.location.href).href]);
    const ofStyles = ["d", "e", "f"].map((name) => `${evil}/${name}.png`);
    await expect.poll(() => paper.refused.toSorted()).toEqual(ofStyles);
    // What the frame's policy refuses is listed as fetched, too.
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
  },
);

test.each(["Print", "Save as PDF"] as const)(
  "N11: a failed %s shows a message, and its button works again",
  async (name) => {
    expectLog(name === "Print" ? "print-failed" : "pdf-failed");
    const answers = [new Response("<h1>Oh</h1>", { status: 500 })];
    await openReady(found, {
      [paperCall]: () => answers.shift() ?? (name === "Print" ? html("<p>Words</p>") : pdf()),
    });
    await agent.output(name).click();
    await expect.element(agent.alert()).toHaveTextContent(anError);
    expect([...paper.frames, ...saved]).toEqual([]);
    await agent.output(name).click();
    await expect.poll(() => [...paper.frames, ...saved]).toHaveLength(1);
  },
);

test.each([
  ["Print", paperCall, "print-failed"],
  ["Save as PDF", paperCall, "pdf-failed"],
  ["Create contract", contractCall, "contract-failed"],
] as const)(
  "N14: two clicks on %s send one call; the other outputs stay ready",
  async (name, call, code) => {
    expectLog(code);
    const answer = held();
    const { backend } = await openReady(found, { [call]: () => answer.promise });
    const button = agent.output(name);
    await button.dblClick();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    for (const other of ["Print", "Save as PDF", "Create contract"] as const) {
      if (other !== name)
        await expect.element(agent.output(other)).not.toHaveAttribute("aria-busy");
    }
    answer.answer(new Response("", { status: 500 }));
    await expect.element(button).not.toHaveAttribute("aria-busy");
    await expect.element(agent.alert()).toBeVisible();
    expect(callsOf(backend.calls, call)).toBe(1);
    expect(tabs.opened.length).toBeLessThanOrEqual(1);
  },
);

test.each([
  ["Print", "Clear"],
  ["Save as PDF", "Clear"],
  ["Print", "leaving"],
  ["Save as PDF", "leaving"],
] as const)("M9: the answer of %s after %s is dropped silently", async (name, end) => {
  const answer = held();
  const created = listen("scout-proposal-created");
  const { element, backend } = await openReady(found, { [paperCall]: () => answer.promise });
  await agent.output(name).click();
  await expect.poll(() => callsOf(backend.calls, paperCall)).toBe(1);
  if (end === "Clear") await agent.clear().click();
  else element.remove();
  answer.answer(name === "Print" ? html("<h1>Proposal</h1>") : pdf());
  // Meanwhile another output runs to its end.
  await openReady(found, { [paperCall]: () => html("<h1>Another</h1>") });
  await agent.output("Print").last().click();
  // The frame exists before its content.
  const printed = () =>
    paper.frames.map(({ contentDocument }) => contentDocument?.body.textContent);
  await expect.poll(printed).toEqual(["Another"]);
  expect(saved).toEqual([]);
  expect(created).toHaveLength(1);
  expect(agent.alert().query()).toBeNull();
});

const settings = (more: object) => () =>
  Response.json({ data: { settings: { capabilities: ["scout:access"], ...more } } });

test("I16: the agent comes from the settings, can be edited, and is sent with the proposal", async () => {
  let body: unknown;
  await openReady(found, {
    [settingsCall]: settings({
      user: { first_name: "Ada", last_name: "Byron", email: "ada@example.com" },
    }),
    [paperCall]: async (request) => {
      body = await bodyOf(request);
      return pdf();
    },
  });
  await page.getByRole("button", { name: "Prepared by Ada Byron" }).click();
  await expect.element(page.getByLabelText("Email")).toHaveValue("ada@example.com");
  await page.getByLabelText("Last name").fill("Lovelace");
  await agent.output("Save as PDF").click();
  await expect.poll(() => saved).toHaveLength(1);
  const agentSent = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" };
  expect(body).toMatchObject({ payload: { agent: agentSent } });
});

test("N13, ZA8: the logos of the provider and the agency go out as absolute addresses, to print, PDF and contract", async () => {
  const bodies: unknown[] = [];
  const note = (answer: () => Response) => async (request: Request) => {
    bodies.push(await bodyOf(request));
    return answer();
  };
  const logoUri = "logos/comcast.svg";
  const search = searchOf([rows.internet], { provider: [{ ...comcast, logoUri }] }, contracts);
  const { backend } = await openReady(search, {
    [settingsCall]: settings({ primary_logo: "/files/agency.png" }),
    [paperCall]: note(() => (bodies.length === 1 ? html("<p>Proposal</p>") : pdf())),
    [contractCall]: note(() => Response.json({ data: { uri: "/scout/contracts/comcast" } })),
  });
  for (const name of ["Print", "Save as PDF", "Create contract"] as const) {
    const before = bodies.length;
    await agent.output(name).click();
    await expect.poll(() => bodies.length).toBe(before + 1);
  }
  const api = new URL(`${backend.apiBase}/`, window.location.href);
  const logos = {
    provider: { logoUrl: new URL(logoUri, api).href },
    agency: { logoUrl: new URL("/files/agency.png", api).href },
  };
  expect(bodies).toMatchObject([
    { payload: logos, format: "html" },
    { payload: logos },
    { contract_data: logos },
  ]);
});

test("I16: without a person in the settings the fields are empty", async () => {
  await openReady(found, { [settingsCall]: settings({}) });
  await page.getByRole("button", { name: "Prepared by", exact: true }).click();
  for (const name of ["First name", "Last name", "Email"]) {
    await expect.element(page.getByLabelText(name)).toHaveValue("");
  }
});

test("I14, L18: the note on ranges and the disclaimer are sent with the proposal", async () => {
  let body: unknown;
  await openReady(searchOf([{ ...rows.internet, mrc: "", mrc_low: 40, mrc_high: 70 }]), {
    [paperCall]: async (request) => {
      body = await bodyOf(request);
      return pdf();
    },
  });
  await agent.output("Save as PDF").click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(body).toMatchObject({
    payload: {
      details: {
        notes: [expect.stringMatching(/^Prices of /), "Excludes items priced as a range"],
      },
      disclaimer:
        "Prices exclude surcharges, fees and taxes, are budgetary only and must be confirmed with the provider.",
    },
  });
});
