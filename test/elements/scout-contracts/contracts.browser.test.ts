import "../../../src/elements/scout-contracts/scout-contracts.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pageState } from "../../../src/core/internal.ts";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { contractsTester } from "../../testers/contracts-tester.ts";
import { listCall, listing, rows } from "./contract-rows.ts";

cleanUpHostPage();

const agent = contractsTester(browserScreen);
const all = listing(rows.completed, rows.draft, rows.expired, rows.other);

async function show(answer: (request: Request) => Response | Promise<Response>) {
  const backend = await serve({ intercept: answerBy({ [listCall]: answer }) });
  return { backend, element: place("scout-contracts", backend) };
}

/** The text of each row, cell by cell. */
function cells(): string[][] {
  const [, ...lines] = agent.rows().elements();
  return lines.map((line) =>
    [...line.querySelectorAll("th, td")].map((cell) => cell.textContent ?? ""),
  );
}

test("1 §2: newest first, with the label and action of each state", async () => {
  await show(all);
  await expect.element(agent.table()).toBeVisible();
  const headers = agent.table().getByRole("columnheader").elements();
  expect(headers.map((header) => header.textContent)).toEqual([
    "Creation Date",
    "Customer Name",
    "Service Provider",
    "Status",
    "Actions",
  ]);
  expect(cells()).toEqual([
    ["03/01/2026", "Bluebird Bakery", "Cox", "draft", "Edit Draft for Bluebird Bakery with Cox"],
    [
      "01/05/2026",
      "Acme Corp",
      "Spectrum (opens in a new tab)",
      "ready to create",
      "Download PDF for Acme Corp with Spectrum",
    ],
    [
      "12/24/2025",
      "Cedar Clinic",
      "Comcast",
      "price again in scout",
      "Price Again for Cedar Clinic with Comcast",
    ],
    ["", "–", "AT&T", "in review", "Open Contract with AT&T"],
  ]);
  await expect.element(agent.heading()).toBeVisible();
  await expect.element(agent.status("4 contracts")).toBeInTheDocument();
});

test("O4: a provider's link opens a new tab without opener, only for a web address", async () => {
  await show(all);
  const link = page.getByRole("link", { name: "Spectrum (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("href", "https://spectrum.example/");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect
    .element(page.getByRole("link", { name: "Cox", exact: true }))
    .not.toBeInTheDocument();
});

test("a column sorts the rows by its values, and restores the order", async () => {
  await show(all);
  const sort = page.getByRole("button", { name: "Creation Date" });
  await sort.click();
  expect(cells().map(([date]) => date)).toEqual(["12/24/2025", "01/05/2026", "03/01/2026", ""]);
  await page.getByRole("button", { name: "Customer Name" }).click();
  expect(cells().map(([, customer]) => customer?.at(0))).toEqual(["A", "B", "C", "–"]);
  await page.getByRole("button", { name: "Status" }).click();
  expect(cells().map(([, , , status]) => status?.at(0))).toEqual(["d", "i", "p", "r"]);
  await expect.element(page.getByRole("button", { name: "Actions" })).not.toBeInTheDocument();
});

test("an empty list shows its text, and the way to a first contract", async () => {
  const navigated = listen("scout-navigated");
  await show(listing());
  await expect
    .element(page.getByText("There are no contracts at this time.").first())
    .toBeInTheDocument();
  await expect.element(agent.table()).not.toBeInTheDocument();
  await expect.element(page.getByText(/^A contract begins with a proposal/)).toBeVisible();
  await page.getByRole("link", { name: "Price an Address" }).click();
  expect(navigated.map(({ detail }) => detail.href)).toEqual(["/scout/pricing"]);
});

test("O5: a failure is reported; Try again fetches again and moves the focus to the heading", async () => {
  expectLog("contracts-failed: 502");
  let answer: () => Response = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  const failed = listen("scout-failed");
  const { element } = await show(() => answer());
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  answer = all;
  await agent.button("Try again").click();
  await expect.element(agent.table()).toBeVisible();
  await expect.element(agent.alert()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Contracts");
  expect(failed.map(({ detail }) => detail.status)).toEqual([502]);
});

test("an answer that is not a list is a failure, too", async () => {
  expectLog("not-an-api");
  await show(() => new Response("<h1>Sign in</h1>"));
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
});

test("A12, ZA13: an answer of 403 shows the Denied page, and counts as a failed load", async () => {
  expectLog("Denied: Access Denied", "contracts-failed: 403");
  const [denied, failed] = [listen("scout-denied"), listen("scout-failed")];
  await show(() => new Response("{}", { status: 403 }));
  await expect.element(page.getByText("You are not authorized to access this page.")).toBeVisible();
  expect(failed.map(({ detail }) => detail.status)).toEqual([403]);
  expect(denied).toEqual([]);
});

test("C6, C7: nothing is requested before the access is known", async () => {
  let answerSettings = (_answer: Response) => {};
  const settings = new Promise<Response>((resolve) => {
    answerSettings = resolve;
  });
  const backend = await serve({
    intercept: answerBy({
      "GET /api/v1/site-connector/settings": () => settings,
      [listCall]: all,
    }),
  });
  const element = place("scout-contracts", backend);
  await expect.element(page.getByText("Loading")).toBeInTheDocument();
  Reflect.apply(Reflect.get(element, "refresh"), element, []);
  expect(backend.calls.filter((call) => call === listCall)).toEqual([]);
  answerSettings(Response.json({ data: { settings: { capabilities: ["scout:access"] } } }));
  await expect.element(agent.table()).toBeVisible();
  expect(backend.calls.filter((call) => call === listCall)).toHaveLength(1);
});

test("A11: another user sees their own contracts, and nothing of the previous user", async () => {
  const answers = [all(), listing(rows.expired)()];
  const { backend } = await show(() => answers.shift() ?? new Response("", { status: 500 }));
  await expect.element(page.getByText("Acme Corp", { exact: true })).toBeVisible();
  pageState().cores.get(backend.apiBase)?.session.signIn("a token", "external");
  await expect.element(page.getByText("Acme Corp", { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText("Cedar Clinic", { exact: true })).toBeVisible();
});

test("refresh() fetches again; the shown rows stay until then", async () => {
  const answers = [listing(rows.draft), all];
  let answerSecond = () => {};
  const second = new Promise<void>((resolve) => {
    answerSecond = resolve;
  });
  const { element } = await show(async () => {
    const answer = answers.shift();
    if (answers.length === 0) await second;
    return answer?.() ?? new Response("", { status: 500 });
  });
  await expect.element(agent.table()).toBeVisible();
  Reflect.apply(Reflect.get(element, "refresh"), element, []);
  expect(cells()).toHaveLength(1);
  answerSecond();
  await expect.poll(() => cells().length).toBe(4);
});

test("O3: Edit Draft is an ordinary link that the host page can handle", async () => {
  const navigated = listen("scout-navigated");
  await show(all);
  const link = agent.editDraft("Bluebird Bakery", "Cox");
  const href = new URL(rows.draft.uri, window.location.href).href;
  await expect.element(link).toHaveAttribute("href", href);
  await link.click();
  expect(navigated.map(({ detail, cancelable }) => ({ ...detail, cancelable }))).toEqual([
    { href, replace: false, state: {}, cancelable: true },
  ]);
});

test("by keyboard only: search, states and sortable columns come first, then each row's action", async () => {
  const navigated = listen("scout-navigated");
  const { element } = await show(all);
  await expect.element(agent.table()).toBeVisible();
  // The search, the state and four columns come first.
  for (let step = 0; step < 7; step += 1) await userEvent.keyboard("{Tab}");
  expect(element.shadowRoot?.activeElement?.textContent).toContain("Edit Draft");
  await userEvent.keyboard("{Enter}");
  expect(navigated).toHaveLength(1);
});

test("ZB26: each of 200 contracts is counted, and found by what its row shows", async () => {
  const many = Array.from({ length: 199 }, (_, at) => ({
    ...rows.completed,
    guid: `g${at}`,
    primary_contact_name: `Customer ${at}`,
  }));
  await show(listing(...many, rows.expired));
  await expect.element(agent.table()).toHaveAttribute("aria-rowcount", "201");
  const find = (words: string) => userEvent.fill(agent.search(), words);
  await find("customer 173");
  await expect.poll(cells).toHaveLength(1);
  await expect.element(agent.status("1 of 200 contracts")).toBeInTheDocument();
  for (const words of ["12/24/2025", "Cedar Clinic", "Comcast", "price again"]) {
    await find("nothing");
    await expect.poll(cells).toHaveLength(0);
    await find(words);
    await expect.poll(cells).toHaveLength(1);
  }
});

test("as cards, at 360 px, nothing overflows and a card starts with its customer", async () => {
  const { element } = await show(all);
  const frame = document.createElement("div");
  frame.style.inlineSize = "360px";
  document.body.append(frame);
  frame.append(element);
  await expect.element(agent.table()).toBeVisible();
  const root = element.shadowRoot?.querySelector(".scout-root");
  expect(root?.scrollWidth).toBe(360);
  const [, first] = agent.rows().elements();
  const [date, customer] = [...(first?.children ?? [])].map((cell) => cell.getBoundingClientRect());
  expect(customer?.top).toBeLessThan(date?.top ?? 0);
});

test("O8: an expired contract is priced again with what the answer names, and the host page hears of it", async () => {
  const navigated = listen("scout-navigated");
  const query = { address: "12 Elm St", provider: "comcast", term: "36" };
  await show(listing({ ...rows.expired, query }, rows.completed));
  const link = agent.priceAgain("Cedar Clinic", "Comcast");
  const href =
    "/scout/pricing?address=12+Elm+St&prepared_for=Cedar+Clinic&provider=comcast&term=36";
  await expect.element(link).toHaveAttribute("href", href);
  await link.click();
  expect(navigated.map(({ detail }) => detail.href)).toEqual([href]);
});

test("O10: what a state means has a colour, of three that differ, beside its text", async () => {
  await show(all);
  await expect.element(agent.table()).toBeVisible();
  const colours = new Map(
    agent
      .table()
      .getByRole("cell")
      .elements()
      .flatMap((cell) => [...cell.querySelectorAll(".tag")])
      .map((tag) => [tag.textContent, getComputedStyle(tag).color]),
  );
  expect([...colours.keys()]).toEqual([
    "draft",
    "ready to create",
    "price again in scout",
    "in review",
  ]);
  expect(new Set(colours.values()).size).toBe(4);
});

/** The parameters of the list in the page's address; the test runner has its own. */
function searchOf(): string {
  const query = new URLSearchParams(window.location.search);
  const own = [...query].filter(([name]) => ["keyword", "state", "sort"].includes(name));
  return String(new URLSearchParams(own));
}

test("O9: search, state and order are in the page's address, also after a reload", async () => {
  const [at, href] = [history.state, window.location.href];
  const backend = await serve({ intercept: answerBy({ [listCall]: all }) });
  const element = place("scout-contracts", backend, { routing: "page" });
  await agent.search().fill("c");
  await expect.poll(cells).toHaveLength(3);
  await expect.poll(searchOf).toBe("keyword=c");
  await agent.states().selectOptions("price again in scout (1)");
  expect(searchOf()).toBe("keyword=c&state=expired");
  expect(cells().map(([, customer]) => customer)).toEqual(["Cedar Clinic"]);
  await expect.element(agent.status("1 of 4 contracts")).toBeInTheDocument();
  await agent.button("Clear").click();
  expect(searchOf()).toBe("");
  expect(agent.search().element().matches(":focus")).toBe(true);
  await page.getByRole("button", { name: "Customer Name" }).click();
  await page.getByRole("button", { name: "Customer Name" }).click();
  expect(searchOf()).toBe("sort=-customer");
  await agent.states().selectOptions("draft (1)");
  element.remove();

  const again = place("scout-contracts", backend, { routing: "page" });
  await expect.poll(cells).toHaveLength(1);
  await expect.element(agent.states()).toHaveValue("draft");
  history.back();
  await expect.poll(cells).toHaveLength(4);
  expect(cells()[0]?.[1]).toBe("Cedar Clinic");
  again.remove();
  history.replaceState(at, "", href);
});

test("O9: what matches nothing says so; without routing the page's address stays", async () => {
  const backend = await serve({ intercept: answerBy({ [listCall]: all }) });
  place("scout-contracts", backend, { routing: "none" });
  await agent.search().fill("zzz");
  await expect.element(page.getByText("No contracts match.")).toBeVisible();
  await expect.element(page.getByText("Try other words or another state.")).toBeVisible();
  await expect.element(agent.table()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show all contracts" }).click();
  await expect.poll(cells).toHaveLength(4);
  expect(agent.search().element().matches(":focus")).toBe(true);
  await agent.states().selectOptions("in review (1)");
  await expect.poll(cells).toHaveLength(1);
  expect(searchOf()).toBe("");
});
