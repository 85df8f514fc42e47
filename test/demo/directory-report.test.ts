import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { questions } from "../../demo/server/directory/questions.ts";
import { facets } from "../../demo/server/directory/vocabulary.ts";
import { generateProviders } from "../../demo/server/index.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";
import { readPdf } from "./support/read-pdf.ts";

const built = v.object({ solution_id: v.string() });
/** The providers are in another order than in the directory. */
const chosen = [300, 12, 401, 7, 150, 33, 220, 90].flatMap(
  (place) => generateProviders()[place] ?? [],
);
const body = {
  filters: [
    { type: "filter", value: "network" },
    { type: "facet", facet_id: "1" },
    { type: "facet_filter", key: "access_types", facet_id: "1", value: "102", label: "Fiber" },
    { type: "answer", key: "bandwidth", value: "402", label: "Up to 1 Gbps", parent: false },
  ],
  providers: chosen.map(({ id }) => Number(id)),
  customer: { name: "Bluebonnet Dental Group" },
  template: { cover: true, matrix: true, "provider-overviews": true },
};

async function build(backend: TestBackend, given: object = body): Promise<string> {
  const answer = await backend.callJson("buildSolution", { body: given });
  return v.parse(built, answer).solution_id;
}

/** The entries of answers to a question of the directory. */
function answersOf(asked: string, labels: readonly string[]) {
  const question = questions.find((one) => one.question === asked);
  return labels.map((label) => {
    const value = question?.answers.find((answer) => answer.label === label)?.value;
    return { type: "answer", key: question?.key, value: String(value), label, parent: false };
  });
}

function valuesIn(
  filters: readonly { readonly type: string; readonly value?: string }[],
): string[] {
  return filters.flatMap(({ type, value }) => (type === "answer" && value ? [value] : []));
}

function termsOf({ terms }: ReturnType<typeof generateProviders>[number]): number {
  return Object.values(terms).flat().length;
}

/** Returns the positions of the first mention of the chosen providers in a text. */
function placesIn(text: string): number[] {
  return chosen.map(({ name }) => text.indexOf(name));
}

describe("a report", () => {
  test("a report names the customer and the chosen providers in order, with their capabilities", async () => {
    const backend = await openBackend();
    const solution = await build(backend);
    const answer = await backend.call("downloadReport", { params: { id: solution } });
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Content-Disposition")).toMatch(/^inline; filename=/);
    const text = (await readPdf(answer)).flat().join(" ");
    expect(text).toContain("Bluebonnet Dental Group");
    const places = placesIn(text);
    expect(Math.min(...places)).toBeGreaterThan(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(text.split("What it offers").length - 1).toBeGreaterThanOrEqual(8);
    expect(text).toContain("Dana Whitfield (512) 555-0143 dana.whitfield@example.com");
  });

  test("has a cover, and the name of the provider on each page of its own", async () => {
    const backend = await openBackend();
    const long = generateProviders()
      .toSorted((one, other) => termsOf(other) - termsOf(one))
      .slice(0, 3);
    const providers = long.map(({ id }) => Number(id));
    const solution = await build(backend, { ...body, providers });
    const pages = await readPdf(await backend.call("downloadReport", { params: { id: solution } }));
    const [cover = [], matrix = [], ...own] = pages;
    expect(cover).toEqual(expect.arrayContaining(["Solutions Report", "Bluebonnet Dental Group"]));
    expect(cover).not.toContain("Comparison");
    for (const [at, texts] of pages.entries()) {
      expect(texts).toContain(`Page ${at + 1} of ${pages.length}`);
    }
    expect(matrix).toEqual(expect.arrayContaining(["Comparison", ...long.map(({ name }) => name)]));
    const names = long.flatMap(({ name }) => [name, `${name}, continued`]);
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const texts of own) expect(names).toContain(texts[0]);
  });

  test("the cover names the need: categories, filters with their facet, answers with their question, and who meets it", async () => {
    const backend = await openBackend();
    const filters = [
      { type: "filter", value: "voice" },
      { type: "filter", value: "voice-hosted" },
      ...answersOf("Which features do the users miss today?", ["Text messages", "Mobile App"]),
      ...answersOf("Which platform does the customer use?", ["Zoom"]),
      { type: "facet", facet_id: "1" },
      { type: "facet_filter", key: "access_types", facet_id: "1", value: "102", label: "Fiber" },
    ];
    const meeting = (values: readonly string[]) =>
      generateProviders().find(({ terms }) => {
        const own = new Set(Object.values(terms).flat());
        return ["102", ...valuesIn(filters)].every(
          (value) => own.has(value) === values.includes(value),
        );
      });
    const [all, none] = [meeting(["102", ...valuesIn(filters)]), meeting([])];
    const providers = [all, none].map((provider) => Number(provider?.id));
    const solution = await build(backend, { ...body, filters, providers });
    const [cover = []] = await readPdf(
      await backend.call("downloadReport", { params: { id: solution } }),
    );
    const text = cover.join(" ");
    for (const need of [
      "Category Unified Communications",
      "Type Hosted Voice",
      "Which features do the users miss today? Text messages, Mobile App",
      "Which platform does the customer use? Zoom",
      "Access Types Fiber",
      `1 ${all?.name} 4 of 4: Text messages, Mobile App, Zoom, Fiber`,
      `2 ${none?.name} 0 of 4`,
    ]) {
      expect(text).toContain(need);
    }
  });

  test("a matrix names the need above the comparison", async () => {
    const backend = await openBackend();
    const solution = await build(backend, body);
    const [first = []] = await readPdf(
      await backend.call("downloadMatrix", { params: { id: solution } }),
    );
    const text = first.join(" ");
    expect(text).toContain("How much bandwidth does the customer need? Up to 1 Gbps");
    expect(text.indexOf("Requirements")).toBeLessThan(text.indexOf("Comparison"));
  });

  test("every page of a report names a chosen provider, and the overviews begin below a short comparison", async () => {
    const backend = await openBackend();
    for (const count of [1, 2, 3, 4, 8]) {
      const providers = chosen.slice(0, count);
      const ids = providers.map(({ id }) => Number(id));
      const solution = await build(backend, { ...body, providers: ids });
      const answer = await backend.call("downloadReport", { params: { id: solution } });
      const pages = await readPdf(answer);
      for (const [at, texts] of pages.entries()) {
        const isNamed = providers.some(({ name }) => texts.join(" ").includes(name));
        expect(isNamed, `${count} providers, page ${at + 1}`).toBe(true);
      }
      const shared = pages.filter((texts) => texts.includes("Comparison"));
      // Eight names need a wide page.
      expect(shared.map((texts) => texts.includes("What it offers"))).toEqual([count < 8]);
      if (count < 8) expect(pages.length).toBeLessThan(count + 2);
    }
  });

  test("a report begins a page for a provider only if the current page has no space", async () => {
    const backend = await openBackend();
    const short = generateProviders()
      .toSorted((one, other) => termsOf(one) - termsOf(other))
      .slice(0, 4);
    const providers = short.map(({ id }) => Number(id));
    const template = { cover: false, matrix: false, "provider-overviews": true };
    const solution = await build(backend, { ...body, filters: [], providers, template });
    const pages = await readPdf(await backend.call("downloadReport", { params: { id: solution } }));
    expect(pages.length).toBeLessThan(short.length);
  });

  test("a report as a matrix has the providers in the same order, and no overviews", async () => {
    const backend = await openBackend();
    const { customer: _, ...rest } = body;
    const template = { cover: false, matrix: true, "provider-overviews": false };
    const solution = await build(backend, { ...rest, template });
    const answer = await backend.call("downloadMatrix", { params: { id: solution } });
    const text = (await readPdf(answer)).flat().join(" ");
    const places = placesIn(text);
    expect(Math.min(...places)).toBeGreaterThan(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(text).toContain("Access Types");
    expect(text).not.toMatch(/\b1 2 3 4\b/);
    expect(text).not.toContain("What it offers");
  });

  test("a matrix has no table in which no provider offers anything, and names what was requested instead", async () => {
    const backend = await openBackend();
    const all = generateProviders();
    const carriers = ["Comcast", "Spectrum"].flatMap(
      (name) => all.find((provider) => provider.name === name) ?? [],
    );
    const asked = ["access_types", "security_services", "sase"].flatMap(
      (key) => facets.find((facet) => facet.key === key) ?? [],
    );
    expect(carriers.map(({ terms }) => terms.sase ?? [])).toEqual([[], []]);
    const filters = asked.map(({ facetId }) => ({ type: "facet", facet_id: facetId }));
    const providers = carriers.map(({ id }) => Number(id));
    const solution = await build(backend, { ...body, filters, providers });
    const answer = await backend.call("downloadMatrix", { params: { id: solution } });
    const [comparison = ""] = (await readPdf(answer)).flat().join(" ").split("Comparison").slice(1);
    expect(comparison.match(/Comcast Spectrum/g)).toHaveLength(1);
    expect(comparison).toContain(
      "None of these providers offers: Security Services, Secure Access.",
    );
  });

  test("a report may have a single provider and no filter", async () => {
    const backend = await openBackend();
    const solution = await build(backend, { ...body, filters: [], providers: [body.providers[0]] });
    const answer = await backend.call("downloadReport", { params: { id: solution } });
    expect((await readPdf(answer)).flat().join(" ")).toContain(chosen[0]?.name);
  });

  test("a report is available only to its creator", async () => {
    const backend = await openBackend();
    const params = { id: await build(backend) };
    const other = await openBackend({ store: backend.store, defaultUser: "administrator" });
    const nobody = await openBackend({ store: backend.store, defaultUser: null });
    expect((await other.call("downloadReport", { params })).status).toBe(404);
    expect((await nobody.call("downloadMatrix", { params })).status).toBe(401);
    const unknown = await backend.call("downloadReport", { params: { id: "none" } });
    expect(unknown.status).toBe(404);
  });

  test.each([
    ["no provider", { ...body, providers: [] }],
    ["nine providers", { ...body, providers: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
    ["an unknown provider", { ...body, providers: [1] }],
    ["a provider twice", { ...body, providers: [body.providers[0], body.providers[0]] }],
    ["no template", { ...body, template: {} }],
    ["no JSON object", []],
  ])("a report is refused for %s", async (_, given) => {
    const backend = await openBackend();
    const answer = await backend.call("buildSolution", { body: given, unchecked: true });
    expect(answer.status).toBe(422);
    expect(await backend.store.solutions.count()).toBe(0);
  });

  test.each([
    ["directory-no-report", 200, "{}"],
    ["directory-report-500", 500, "The website encountered"],
  ])("a report of %s is answered with %i", async (defaultUser, status, text) => {
    const backend = await openBackend({ defaultUser });
    const answer = await backend.call("buildSolution", { body, unchecked: true });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
  });
});
