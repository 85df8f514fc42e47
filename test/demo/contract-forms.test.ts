import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { contractFields } from "../../demo/server/contracts/contract-form.ts";
import { wizardScenarios } from "../../demo/server/index.ts";
import { openBackend, type TestBackend } from "./support/open-backend.ts";
import { readPdf } from "./support/read-pdf.ts";

const draft = "c0ffee00-0000-4000-8000-000000000003";
const otherDraft = "c0ffee00-0000-4000-8000-000000000008";
const formOrigin = "http://forms.test";
const hourMs = 3_600_000;
const embedSchema = v.object({ wizard_embed: v.string() });

const openForms = () => openBackend({ contractFormOrigin: formOrigin });

async function embedOf(backend: TestBackend, contract = draft): Promise<string> {
  const answer = await backend.callJson("loadContract", { params: { contract } });
  return v.parse(embedSchema, answer).wizard_embed;
}

/** Returns the address of the form, as a browser reads it. */
async function addressOf(backend: TestBackend, contract = draft): Promise<URL> {
  const [, src = ""] = /<iframe src="(http[^"]+)"/.exec(await embedOf(backend, contract)) ?? [];
  return new URL(src);
}

function send(
  backend: TestBackend,
  address: URL,
  fields?: Readonly<Record<string, string>>,
  sender = formOrigin,
): Promise<Response> {
  const body = fields ? { body: new URLSearchParams(fields) } : {};
  const headers = { Origin: sender };
  const method = fields ? "POST" : "GET";
  return Promise.resolve(backend.formApp.fetch(new Request(address, { method, headers, ...body })));
}

async function paperOf(backend: TestBackend, contract = draft): Promise<string> {
  const answer = await backend.call("downloadContract", { params: { contract } });
  return (await readPdf(answer)).flat().join("\n");
}

test("2 §3: the embed code contains a frame of the forms' own origin", async () => {
  const backend = await openForms();
  const address = await addressOf(backend);
  expect(address.origin).toBe(formOrigin);
  const page = await (await send(backend, address)).text();
  for (const { name, label } of contractFields) {
    expect(page).toContain(`name="${name}"`);
    expect(page).toContain(label);
  }
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/i);
});

test("saved fields appear in the PDF, and in the form when it is opened again", async () => {
  const backend = await openForms();
  const address = await addressOf(backend);
  expect(await paperOf(backend)).not.toContain("Legal business name");
  const answer = await send(backend, address, { business: " Pine & Co <b>", tax_id: "12-3" });
  expect(await answer.json()).toEqual({ state: "" });
  expect(await paperOf(backend)).toContain("Legal business name: Pine & Co <b>");
  expect(await (await send(backend, address)).text()).toContain('value="Pine &amp; Co &lt;b&gt;"');
  await send(backend, address, { business: "Pine Inc" });
  const paper = await paperOf(backend);
  expect(paper).toContain("Legal business name: Pine Inc");
  expect(paper).not.toContain("Tax ID");
});

test("a complete order can be read, but no longer changed", async () => {
  const backend = await openForms();
  const address = await addressOf(backend);
  const answer = await send(backend, address, { business: "Pine", complete: "1" });
  expect(await answer.json()).toEqual({ state: "Completed" });
  expect(await (await send(backend, address)).text()).toContain("The order is complete.");
  expect((await send(backend, address, { business: "Oak" })).status).toBe(409);
  expect(await paperOf(backend)).toContain("Pine");
});

describe("the key of a form", () => {
  test("a key opens its own contract and no other", async () => {
    const backend = await openForms();
    const address = await addressOf(backend);
    address.pathname = address.pathname.replace(draft, otherDraft);
    expect((await send(backend, address)).status).toBe(403);
    expect((await send(backend, address, { business: "x" })).status).toBe(403);
  });

  test.each(["", "x", "e30.e30."])("the key %j opens no contract", async (key) => {
    const backend = await openForms();
    const address = await addressOf(backend);
    address.searchParams.set("key", key);
    expect((await send(backend, address)).status).toBe(403);
  });

  test("a key is not a sign-in token, and a sign-in token is not a key", async () => {
    const backend = await openForms();
    const address = await addressOf(backend);
    const key = address.searchParams.get("key") ?? "";
    const valid = await backend.callJson("validateToken", { body: { access_token: key } });
    expect(valid).toEqual({ data: { valid: false } });
    address.searchParams.set(
      "key",
      await backend.issueToken({ userId: "agent", userAgent: "any" }),
    );
    expect((await send(backend, address)).status).toBe(403);
  });

  test("a key is valid for eight hours", async () => {
    const backend = await openForms();
    const address = await addressOf(backend);
    backend.clock.pass(8 * hourMs - 1000);
    expect((await send(backend, address)).status).toBe(200);
    backend.clock.pass(2000);
    expect((await send(backend, address)).status).toBe(403);
  });
});

test("Y4: a token in the address identifies the user, and an invalid one is refused", async () => {
  const backend = await openForms();
  const address = await addressOf(backend);
  const token = await backend.issueToken({ userId: "agent", userAgent: "any" });
  address.searchParams.set("jwt_token", token);
  const page = await (await send(backend, address)).text();
  expect(page).toContain("Filled in by Dana Whitfield.");
  expect(page).not.toContain(token);
  address.searchParams.set("jwt_token", `${token}x`);
  expect((await send(backend, address)).status).toBe(401);
});

test("a page of another site cannot post to the form", async () => {
  const backend = await openForms();
  const address = await addressOf(backend);
  expect((await send(backend, address, { business: "x" }, "https://evil.example")).status).toBe(
    403,
  );
});

test("another user's contract is not found", async () => {
  const agent = await openForms();
  const other = await openBackend({ store: agent.store, defaultUser: "administrator" });
  expect((await other.call("loadContract", { params: { contract: draft } })).status).toBe(404);
  expect((await agent.call("loadContract", { params: { contract: "none" } })).status).toBe(404);
});

describe("scenarios", () => {
  test("each scenario has a unique code", () => {
    expect(new Set(wizardScenarios.map(({ code }) => code)).size).toBe(wizardScenarios.length);
  });

  test.each(wizardScenarios.flatMap(({ code, embed }) => (embed ? [[code, embed] as const] : [])))(
    "the scenario %s is answered instead of the form",
    async (code, embed) => {
      const backend = await openForms();
      const answer = await backend.call("loadContract", {
        params: { contract: code },
        unchecked: true,
      });
      expect(answer.status).toBe(embed.status);
      expect(await answer.text()).toBe(embed.body);
    },
  );

  test.each(
    wizardScenarios.flatMap(({ code, pdf, everyPdf }) => ((pdf ?? everyPdf) ? [code] : [])),
  )("the scenario %s has a form and a faulty PDF", async (code) => {
    const backend = await openForms();
    expect((await send(backend, await addressOf(backend, code))).status).toBe(200);
    const answer = await backend.call("downloadContract", {
      params: { contract: code },
      unchecked: true,
    });
    const text = await answer.text();
    const isWhole = answer.status === 200 && text.trimEnd().endsWith("%%EOF");
    expect(isWhole && !text.includes("/XFA")).toBe(false);
  });

  test("the scenario pdf-500-once succeeds the second time, and fails the third", async () => {
    const backend = await openForms();
    const get = async () =>
      (
        await backend.call("downloadContract", {
          params: { contract: "pdf-500-once" },
          unchecked: true,
        })
      ).status;
    expect([await get(), await get(), await get()]).toEqual([500, 200, 500]);
  });

  test("a silent form takes longer than the wizard's timeout", async () => {
    const waits: number[] = [];
    const backend = await openBackend({
      contractFormOrigin: formOrigin,
      wait: async (ms) => void waits.push(ms),
    });
    await send(backend, await addressOf(backend, "form-silent"));
    expect(waits.every((ms) => ms > 30_000)).toBe(true);
    expect(waits).toHaveLength(1);
  });
});
