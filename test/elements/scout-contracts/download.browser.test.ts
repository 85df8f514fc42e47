import "../../../src/elements/scout-contracts/scout-contracts.ts";
import { expect, test } from "vitest";
import { pageState } from "../../../src/core/internal.ts";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, next, place, serve } from "../../support/host-page.ts";
import { pressOn } from "../../support/press-on.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { contractsTester } from "../../testers/contracts-tester.ts";
import { watchFiles } from "../host/saved-files.ts";
import { listCall, listing, pdfCall, rows } from "./contract-rows.ts";

cleanUpHostPage();

const two = listing(rows.completed, {
  ...rows.completed,
  guid: "second",
  primary_contact_name: "Dune",
});
const agent = contractsTester(browserScreen);
const button = (customer: string) => agent.download(customer, "Spectrum");
const call = pdfCall("guid-completed");

const saved = watchFiles();

function pdf(disposition?: string): Response {
  return new Response("%PDF-1.7", {
    headers: disposition === undefined ? {} : { "Content-Disposition": disposition },
  });
}

/** Answers that are released in turn. */
function held() {
  let answer = (_response: Response) => {};
  const promise = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (response: Response) => answer(response) };
}

test("O3: the PDF is saved under the server's name", async () => {
  let url = "";
  const backend = await serve({
    intercept: answerBy({
      [listCall]: two,
      [call]: (request) => {
        url = request.url;
        return pdf(`attachment; filename*=UTF-8''..%2FAcme%20Contract.pdf`);
      },
    }),
  });
  place("scout-contracts", backend);
  await button("Acme Corp").click();
  await expect.poll(() => saved).toEqual([{ name: "Acme Contract.pdf", text: "%PDF-1.7" }]);
  const cid = Number(new URL(url).searchParams.get("cid"));
  expect(Math.abs(cid - Date.now() / 1000)).toBeLessThan(60);
  await expect.element(agent.status("Downloaded Acme Contract.pdf")).toBeInTheDocument();
});

test("O3: without a server name it is scout-contract.pdf", async () => {
  place(
    "scout-contracts",
    await serve({ intercept: answerBy({ [listCall]: two, [call]: () => pdf() }) }),
  );
  await button("Acme Corp").click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scout-contract.pdf"]);
});

test("a row is busy and fetches once; other rows are independent", async () => {
  const first = held();
  const backend = await serve({
    intercept: answerBy({
      [listCall]: two,
      [call]: () => first.promise,
      [pdfCall("second")]: () => pdf('x; filename="second.pdf"'),
    }),
  });
  place("scout-contracts", backend);
  await button("Acme Corp").click();
  await expect.element(button("Acme Corp")).toHaveAttribute("aria-busy", "true");
  await pressOn(button("Acme Corp"), "{Enter}");
  await button("Dune").click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["second.pdf"]);
  await expect.element(button("Acme Corp")).toHaveAttribute("aria-busy", "true");
  await expect.element(button("Dune")).not.toHaveAttribute("aria-busy");
  first.answer(pdf());
  await expect.element(button("Acme Corp")).not.toHaveAttribute("aria-busy");
  expect(backend.calls.filter((made) => made === call)).toHaveLength(1);
  await expect.poll(() => saved).toHaveLength(2);
});

test("H12: a failure shows a notice, and the button works again", async () => {
  expectLog("contract-download-failed: 404");
  const answers = [new Response("{}", { status: 404 }), pdf()];
  const backend = await serve({
    intercept: answerBy({ [listCall]: two, [call]: () => answers.shift() ?? pdf() }),
  });
  place("scout-contracts", backend);
  await button("Acme Corp").click();
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  expect(saved).toEqual([]);
  await button("Acme Corp").click();
  await expect.poll(() => saved).toHaveLength(1);
});

test("a download is aborted with the element, and when the user changes", async () => {
  const backend = await serve({
    intercept: answerBy({ [listCall]: two, [call]: () => new Promise<Response>(() => {}) }),
  });
  const element = place("scout-contracts", backend);
  await button("Acme Corp").click();
  await expect.poll(() => backend.calls).toContain(call);
  pageState().cores.get(backend.apiBase)?.session.signIn("a token", "external");
  await expect.poll(() => backend.aborted()).toBe(1);
  await button("Acme Corp").click();
  await expect.poll(() => backend.calls.filter((made) => made === call)).toHaveLength(2);
  element.remove();
  await expect.poll(() => backend.aborted()).toBe(2);
  expect(saved).toEqual([]);
});

test("the token is sent in its header, never in the address", async () => {
  let headers = new Headers();
  let url = "";
  const backend = await serve({
    intercept: answerBy({
      // The backend would reject a token that it did not sign.
      "GET /api/v1/site-connector/settings": () =>
        Response.json({ data: { settings: { capabilities: ["scout:access"] } } }),
      [listCall]: two,
      [call]: (request) => {
        ({ headers, url } = request);
        return pdf();
      },
    }),
  });
  const element = place("scout-contracts", backend);
  await next("scout-ready", element);
  pageState().cores.get(backend.apiBase)?.session.signIn(usableToken(), "external");
  await button("Acme Corp").click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(headers.get("JWT-Authorization")).toBe(`Bearer ${usableToken()}`);
  expect(headers.get("Authorization")).toBeNull();
  expect(url).not.toContain(usableToken());
});

/** As a server would sign it; the signature is not checked here. */
function usableToken(): string {
  const part = (content: object) =>
    btoa(JSON.stringify(content)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const claims = { iat: 1_700_000_000, exp: 4_000_000_000, ura: navigator.userAgent };
  return `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.c2ln`;
}
