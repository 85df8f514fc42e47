import "../../../src/elements/site-search/site-search.ts";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";

cleanUpHostPage();
const startAddress = window.location.href;
afterEach(() => window.history.replaceState(null, "", startAddress));

const call = "GET /callback/site-search";
const two = [
  { title: "About &amp; more", link: "/about", description: "Who <b>we</b> are" },
  { title: "Elsewhere", link: "https://other.example/x" },
];
const none = page.getByText("Your search yielded no results.", { exact: true }).last();
const link = (name: string) => page.getByRole("link", { name, exact: true });

async function show(
  answer: (request: Request) => Response | Promise<Response>,
  attributes: Readonly<Record<string, string>> = { keys: "about" },
) {
  const backend = await serve({ intercept: answerBy({ [call]: answer }) });
  return { backend, element: place("site-search", backend, attributes) };
}

test("1 §2: a list of result links, in the server's order; texts are text (D12)", async () => {
  const navigated = listen("scout-navigated");
  await show(() => Response.json(two));
  await expect.element(page.getByRole("list", { name: "Results" })).toBeVisible();
  expect(
    page
      .getByRole("link")
      .elements()
      .map((one) => one.textContent),
  ).toEqual(["About & more", "Elsewhere (opens in a new tab)"]);
  await expect.element(page.getByText("Who we are")).toBeVisible();
  await expect
    .element(page.getByRole("status").filter({ hasText: "2 results" }))
    .toBeInTheDocument();
  await link("About & more").click();
  const href = new URL("/about", window.location.href).href;
  expect(navigated.map(({ detail }) => detail)).toEqual([{ href, replace: false, state: {} }]);
});

test("1 §7: the keyword is sent as title", async () => {
  const asked: string[] = [];
  await show(
    ({ url }) => {
      asked.push(new URL(url).search);
      return Response.json([]);
    },
    { keys: "  a & b  " },
  );
  await expect.element(none).toBeVisible();
  expect(asked).toEqual(["?title=a+%26+b"]);
});

describe("D5: one result", () => {
  test.each([
    ["/about?x#y", `${window.location.origin}/about?x#y`],
    [`${window.location.origin}/about`, `${window.location.origin}/about`],
    ["/.//evil.example/x", `${window.location.origin}//evil.example/x`],
    ["/x/..//evil.example/x", `${window.location.origin}//evil.example/x`],
  ])("that links to %s leads there, in place of this page", async (target, href) => {
    const navigated = listen("scout-navigated");
    await show(() => Response.json([{ title: "About", link: target }]));
    await expect
      .poll(() => navigated.map(({ detail }) => detail))
      .toEqual([{ href, replace: true, state: {} }]);
  });

  test.each([
    "https://other.example/x",
    "javascript:alert(1)",
    "//other.example",
    window.location.pathname,
    "",
  ])("that links to %s is listed", async (target) => {
    const navigated = listen("scout-navigated");
    await show(() => Response.json([{ title: "Only", link: target }]));
    await expect.element(page.getByText("Only").first()).toBeVisible();
    await expect
      .poll(() =>
        page
          .getByRole("status")
          .elements()
          .map(({ textContent }) => textContent?.trim()),
      )
      .toContain("1 result");
    expect(navigated).toEqual([]);
  });

  test("is listed if the host page prevents the navigation", async () => {
    document.body.addEventListener("scout-navigated", (event) => event.preventDefault(), {
      once: true,
    });
    await show(() => Response.json([{ title: "Only", link: "/about" }]), {
      keys: "x",
      routing: "page",
    });
    await expect.element(link("Only")).toBeVisible();
  });
});

test.each(["", "   "])("D5: without keys (%j) nothing is requested", async (keys) => {
  const { backend } = await show(() => Response.json(two), { keys });
  await expect.element(none).toBeVisible();
  await expect.element(page.getByText(/^Enter what you are looking for/)).toBeVisible();
  expect(backend.calls.filter((one) => one === call)).toEqual([]);
});

test("an empty result shows its text, and what may help", async () => {
  await show(() => Response.json([]));
  await expect.element(none).toBeVisible();
  await expect.element(page.getByText(/^Check the spelling/)).toBeVisible();
});

test("M8: of more results than anybody looks through the first are listed, which is said", async () => {
  const rows = Array.from({ length: 12_000 }, (_, at) => ({ title: `Page ${at}`, link: `/${at}` }));
  await show(() => Response.json({ data: { rows } }));
  const sentence = "The first 10,000 of 12,000 results are listed. More words find fewer.";
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText("10,000 in this list")).toBeVisible();
  expect(page.getByRole("listitem").elements().length).toBeLessThan(300);
});

test("C12: a failure is reported; Try again repeats the search and moves the focus to the heading", async () => {
  expectLog("site-search-failed: 500");
  let answer = () => new Response("", { status: 500 });
  const { element } = await show(() => answer());
  await expect.element(page.getByRole("alert")).toHaveTextContent("An error has occurred.");
  answer = () => Response.json(two);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(link("About & more")).toBeVisible();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Search Results");
});

test("Z4: the URL's keys override the attribute, and other keys start another search", async () => {
  window.history.replaceState(null, "", "?keys=one");
  const asked: (string | null)[] = [];
  await show(
    ({ url }) => {
      asked.push(new URL(url).searchParams.get("title"));
      return Response.json(two);
    },
    { keys: "attribute", routing: "page" },
  );
  await expect.poll(() => asked).toEqual(["one"]);
  window.history.pushState(null, "", "?keys=two");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await expect.poll(() => asked).toEqual(["one", "two"]);
});

test("M9: the answer of an earlier search is dropped", async () => {
  let answerFirst = (_answer: Response) => {};
  const first = new Promise<Response>((resolve) => {
    answerFirst = resolve;
  });
  const { backend, element } = await show(
    ({ url }) => (url.endsWith("title=one") ? first : Response.json([])),
    { keys: "one" },
  );
  await expect.poll(() => backend.calls.includes(call)).toBe(true);
  element.setAttribute("keys", "two");
  await expect.element(none).toBeVisible();
  answerFirst(Response.json(two));
  expect(backend.aborted()).toBe(1);
  await expect.element(page.getByText("two", { exact: true })).toBeVisible();
});
