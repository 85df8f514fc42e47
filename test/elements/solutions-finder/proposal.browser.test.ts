import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pageState } from "../../../src/core/internal.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen } from "../../support/host-page.ts";
import { makeToken } from "../../support/make-token.ts";
import { pressOn } from "../../support/press-on.ts";
import { watchTabs } from "../host/tabs.ts";
import { aFinder } from "./a-finder.ts";
import { agent, buildCall, openReady, selectedNames } from "./open-finder.ts";

cleanUpHostPage();
const tabs = watchTabs();
const pageFetch = window.fetch;

const eight = ["Acme", "Birch", "Cobalt", "Delta", "Elm", "Flint", "Garnet", "Harbor"];

async function select(...names: readonly string[]) {
  for (const name of names) await agent.card(name).click();
  await expect.element(agent.proposal()).toBeVisible();
}

test("P15, P27, P32: a selected provider is added to the panel, last; the others are available", async () => {
  const changed = listen("scout-selection-changed");
  await openReady();
  await select("Cobalt", "Acme");
  expect(selectedNames()).toEqual(["Cobalt", "Acme"]);
  const available = page.getByRole("list", { name: "Available Providers" });
  await expect.element(available.getByRole("checkbox", { name: "Birch" })).toBeInTheDocument();
  await expect.element(available.getByRole("checkbox", { name: "Acme" })).not.toBeInTheDocument();
  await available.getByRole("checkbox", { name: "Birch" }).click();
  await agent.button("Remove Cobalt").click();
  expect(selectedNames()).toEqual(["Acme", "Birch"]);
  expect(changed.map(({ detail }) => detail.providers)).toEqual([
    [52],
    [52, 50],
    [52, 50, 51],
    [50, 51],
  ]);
});

test("P20: before the results a button, visible with the focus, skips to the proposal while it is shown", async () => {
  await openReady();
  const skip = agent.button("Skip to the selected providers");
  await expect.element(skip).not.toBeInTheDocument();
  await select("Acme");
  expect(skip.element().compareDocumentPosition(agent.card("Acme").element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await pressOn(skip, "{Enter}");
  const heading = agent.heading("Selected Providers").element();
  await expect.poll(() => heading.matches(":focus")).toBe(true);
});

test("P27: the panel is there while a criterion is applied, and goes with it", async () => {
  await openReady(aFinder, { filters: "access:102" });
  await expect.element(agent.proposal()).toBeVisible();
  await agent.button("Remove Dark Fiber").click();
  await expect.element(agent.proposal()).not.toBeInTheDocument();
});

test("P14: at eight the others are disabled, and a ninth is rejected with an announcement", async () => {
  await openReady();
  await select(...eight);
  await expect.element(agent.card("Iris")).toHaveAttribute("aria-disabled", "true");
  // Drawn once it is near the viewport.
  page.getByRole("list", { name: "Available Providers" }).element().scrollIntoView();
  await expect
    .element(page.getByRole("checkbox", { name: "Iris", exact: true }))
    .toHaveAttribute("aria-disabled", "true");
  const why = "You can select up to 8 providers.";
  const boxes = [agent.card("Iris"), page.getByRole("checkbox", { name: "Iris", exact: true })];
  for (const box of boxes) await expect.element(box).toHaveAccessibleDescription(why);
  await expect.element(agent.card("Harbor")).not.toHaveAccessibleDescription();
  const top = agent.card("Iris").element().getBoundingClientRect().top + window.scrollY;
  await pressOn(agent.card("Iris"), " ");
  // The sentence lies over what follows: nothing moves.
  const said = agent.card("Iris").element().parentElement?.querySelector('[role="tooltip"]');
  expect(said?.checkVisibility()).toBe(true);
  expect(agent.card("Iris").element().getBoundingClientRect().top + window.scrollY).toBe(top);
  expect(selectedNames()).toEqual(eight);
  await expect.element(agent.card("Iris")).not.toBeChecked();
  await expect.element(page.getByRole("status").filter({ hasText: why })).toBeInTheDocument();
  await expect.element(agent.card("Harbor")).not.toHaveAttribute("aria-disabled");
  await agent.card("Harbor").click();
  await expect.element(agent.card("Iris")).not.toHaveAttribute("aria-disabled");
});

test("P16: buttons and Alt with arrow keys change the order, and that is announced", async () => {
  const { element } = await openReady();
  await select("Acme", "Birch", "Cobalt");
  await agent.button("Move Cobalt up").click();
  expect(selectedNames()).toEqual(["Acme", "Cobalt", "Birch"]);
  await expect.element(page.getByText("Cobalt is now 2 of 3")).toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Move Cobalt up");
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(selectedNames()).toEqual(["Cobalt", "Acme", "Birch"]);
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(selectedNames()).toEqual(["Cobalt", "Acme", "Birch"]);
  await expect.element(agent.button("Move Cobalt up")).toHaveAttribute("aria-disabled", "true");
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Move Cobalt up");
});

const focusedIn = (element: HTMLElement) => element.shadowRoot?.activeElement;

test("P16: the focus stays on the moved item", async () => {
  const { element } = await openReady();
  await select("Acme", "Birch", "Cobalt");
  const down = agent.button("Move Acme down");
  down.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(selectedNames()).toEqual(["Birch", "Acme", "Cobalt"]);
  expect(focusedIn(element)?.textContent).toBe("Move Acme down");
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(selectedNames()).toEqual(["Birch", "Cobalt", "Acme"]);
  expect(focusedIn(element)?.textContent).toBe("Move Acme down");
});

test("P32: by keyboard several available providers are chosen in sequence", async () => {
  const { element } = await openReady();
  await select("Acme");
  const available = page.getByRole("list", { name: "Available Providers" });
  await expect.element(available.getByRole("checkbox", { name: "Birch" })).toBeInTheDocument();
  available.getByRole("checkbox", { name: "Birch" }).element().focus();
  await userEvent.keyboard(" ");
  await userEvent.keyboard(" ");
  expect(selectedNames()).toEqual(["Acme", "Birch", "Cobalt"]);
  expect(focusedIn(element)?.localName).toBe("input");
});

test("removing the last provider moves the focus to the results", async () => {
  const { element } = await openReady();
  await select("Acme");
  agent.button("Remove Acme").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(agent.proposal()).not.toBeInTheDocument();
  expect(focusedIn(element)?.getAttribute("aria-label")).toBe("Providers");
});

test("P14: each rejected selection is announced", async () => {
  const { element } = await openReady();
  await select(...eight);
  const region = () => element.shadowRoot?.querySelector('[role="status"] p') ?? null;
  await pressOn(agent.card("Iris"), " ");
  await expect.poll(() => region()?.textContent).toContain("up to 8");
  const first = region();
  await pressOn(agent.card("Iris"), " ");
  // A sentence of its own is read out, also with the same words.
  await expect.poll(() => region() === first || region() === null).toBe(false);
  expect(region()?.textContent?.trim()).toBe(first?.textContent);
});

test("P17: another category clears the selection; the child category keeps it in the panel", async () => {
  await openReady();
  await agent.tab("Network").click();
  await select("Jade");
  await agent.tab("Fiber Internet").click();
  await expect.element(agent.card("Jade")).not.toBeInTheDocument();
  expect(selectedNames()).toEqual(["Jade"]);
  await agent.tab("Voice").click();
  await expect.element(page.getByText("Select providers in the list")).toBeVisible();
});

test("2 §5: without a selection the buttons give the reason, and have no effect", async () => {
  const { backend } = await openReady(aFinder, { category: "voice" });
  await expect.element(agent.proposal()).toBeVisible();
  for (const name of ["Create Report", "Create Matrix"]) {
    await expect.element(agent.button(name)).toHaveAttribute("aria-disabled", "true");
    await expect
      .element(agent.button(name))
      .toHaveAccessibleDescription("Select a provider first.");
    await pressOn(agent.button(name), "{Enter}");
  }
  expect(tabs.opened).toEqual([]);
  expect(backend.calls).not.toContain(buildCall);
});

test("P29, P30: the window opens during the click and navigates when the report is ready", async () => {
  const created = listen("scout-report-created");
  let answer = (_: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  let body: unknown;
  const { backend } = await openReady(
    aFinder,
    { filters: "access:102" },
    {
      [buildCall]: async (request) => {
        body = await request.json();
        return held;
      },
    },
  );
  await select("Cobalt", "Acme");
  await page.getByRole("textbox", { name: "Customer name" }).fill("Bluebird Bakery");
  await agent.button("Create Report").click();
  await expect.element(agent.button("Create Report")).toHaveAttribute("aria-busy", "true");
  expect(tabs.opened).toEqual([expect.objectContaining({ url: "", opener: null, went: [] })]);
  answer(Response.json({ solution_id: 7 }));
  const address = `${window.location.origin}${backend.apiBase}/solutions-finder/solution/7/pdf`;
  await expect.poll(() => tabs.opened[0]?.went).toEqual([address]);
  expect(created.map(({ detail }) => detail)).toEqual([{ solutionId: "7", kind: "report" }]);
  expect(body).toEqual({
    filters: [
      { type: "facet", facet_id: "1" },
      {
        type: "facet_filter",
        key: "access",
        facet_id: "1",
        value: "102",
        label: "Dark Fiber",
        parent: "101",
      },
    ],
    providers: [52, 50],
    customer: { name: "Bluebird Bakery" },
    template: { cover: true, matrix: true, "provider-overviews": true },
  });
});

test("P30: with a token, which a window would not send, the report is fetched and shown in the window", async () => {
  const reportCall = "GET /solutions-finder/solution/7/pdf";
  const headers: Headers[] = [];
  const { backend } = await openReady(
    aFinder,
    {},
    {
      // The backend would reject a token that it did not sign.
      "GET /api/v1/site-connector/settings": () => Response.json({ data: { settings: {} } }),
      [buildCall]: () => Response.json({ solution_id: 7 }),
      [reportCall]: (request) => {
        headers.push(request.headers);
        return new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } });
      },
    },
  );
  const claims = { iat: 1_700_000_000, exp: 4_000_000_000, ura: navigator.userAgent };
  pageState().cores.get(backend.apiBase)?.session.signIn(makeToken(claims), "external");
  await select("Acme");
  await agent.button("Create Report").click();
  await expect.poll(() => tabs.opened[0]?.went).toEqual([expect.stringMatching(/^blob:/)]);
  const shown = await pageFetch(tabs.opened[0]?.went[0] ?? "");
  expect(await shown.text()).toBe("%PDF-1.7");
  expect(shown.headers.get("Content-Type")).toBe("application/pdf");
  expect(headers.map((sent) => sent.get("JWT-Authorization"))).toEqual([
    `Bearer ${makeToken(claims)}`,
  ]);
});

test("2 §2, P31: the matrix has its own address and no customer", async () => {
  let body: unknown;
  const { backend } = await openReady(
    aFinder,
    {},
    {
      [buildCall]: async (request) => {
        body = await request.json();
        return Response.json({ solution_id: "m1" });
      },
    },
  );
  await select("Acme");
  await agent.button("Create Matrix").click();
  const address = `${window.location.origin}${backend.apiBase}/solutions-finder/solution/m1/matrix/pdf`;
  await expect.poll(() => tabs.opened[0]?.went).toEqual([address]);
  expect(body).toEqual({
    filters: [],
    providers: [50],
    template: { cover: false, matrix: true, "provider-overviews": false },
  });
});

test("2 §8: an answer without solution_id closes the window, and nothing else happens", async () => {
  const created = listen("scout-report-created");
  await openReady(aFinder, {}, { [buildCall]: () => Response.json({}) });
  await select("Acme");
  await agent.button("Create Report").click();
  await expect.poll(() => tabs.opened[0]?.isClosed).toBe(true);
  await expect.element(agent.button("Create Report")).not.toHaveAttribute("aria-busy");
  expect(created).toEqual([]);
  await expect.element(agent.alert()).not.toBeInTheDocument();
});

test("P29: a failure closes the window and is reported", async () => {
  expectLog("report-failed: HttpError");
  await openReady(aFinder, {}, { [buildCall]: () => new Response("", { status: 500 }) });
  await select("Acme");
  await agent.button("Create Report").click();
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  expect(tabs.opened.map(({ isClosed, went }) => ({ isClosed, went }))).toEqual([
    { isClosed: true, went: [] },
  ]);
});

test("P29: if the browser blocks the window, a link opens the report", async () => {
  tabs.block();
  const { backend } = await openReady(
    aFinder,
    {},
    {
      [buildCall]: () => Response.json({ solution_id: 7 }),
    },
  );
  await select("Acme");
  await agent.button("Create Report").click();
  await expect
    .element(page.getByRole("link", { name: /^Open the report/ }))
    .toHaveAttribute(
      "href",
      `${window.location.origin}${backend.apiBase}/solutions-finder/solution/7/pdf`,
    );
});

test("an id that would change the path opens nothing", async () => {
  expectLog("report-failed: RangeError");
  await openReady(aFinder, {}, { [buildCall]: () => Response.json({ solution_id: "../../x" }) });
  await select("Acme");
  await agent.button("Create Report").click();
  await expect.poll(() => tabs.opened[0]?.isClosed).toBe(true);
  expect(tabs.opened[0]?.went).toEqual([]);
});
