import { describe, expect, test } from "vitest";
import { diagnose } from "../../../src/core/diagnosis/diagnose.ts";
import type { PageInspection } from "../../../src/core/diagnosis/finding.ts";
import { findingMessages } from "../../../src/core/diagnosis/finding-messages.ts";
import { createFakePorts } from "../../support/fake-ports.ts";

const secret = "eyJhbGciOi.c2VjcmV0.c2ln";
const page: PageInspection = {
  url: "https://page.test/",
  filesUrl: "https://cdn.test/cdn/scout-lookup.js",
  areFilesReadable: true,
  isStorageOpen: true,
  isHtmlAllowed: true,
  versions: ["0.1.0"],
  referrerPolicy: null,
  isMicrosite: false,
  violations: [],
  unknownNames: [],
};

async function codesOf(
  answer: () => Response | Promise<Response>,
  given: Partial<PageInspection> = {},
) {
  const ports = createFakePorts();
  const http = async () => answer();
  const config = { apiBase: "https://api.test/?key=1", mapApiKey: "map-secret" };
  const findings = await diagnose({
    config,
    ports: { ...ports, http },
    page: { ...page, ...given },
  });
  for (const { message, remedy, severity } of findings) {
    expect(message + remedy).not.toMatch(/map-secret|key=1|eyJ/);
    expect(remedy === "").toBe(severity === "ok");
  }
  return findings.map(({ code, severity }) => `${severity} ${code}`);
}

const answerAt = (date: string, status = 200) =>
  Response.json({ token: secret }, { status, headers: { Date: date } });

describe("interface: Failures: diagnose", () => {
  test("a page without problems gets no error", async () => {
    const ports = createFakePorts();
    const date = new Date(ports.clock.now()).toUTCString();
    expect(await codesOf(() => answerAt(date))).toEqual([
      "ok api-reachable",
      "ok clock-right",
      "ok files-readable",
      "ok storage-open",
      "ok one-version",
    ]);
  });

  test("the doctor has no files to check for elements in the page's own bundle", async () => {
    const given = { filesUrl: null, areFilesReadable: null };
    expect(await codesOf(() => answerAt(""), given)).toContain("ok files-readable");
  });

  test("every problem of the page becomes a finding, the worst first", async () => {
    const found = await codesOf(() => new Response(null, { status: 502 }), {
      areFilesReadable: false,
      isStorageOpen: false,
      isHtmlAllowed: false,
      versions: ["0.1.0", "0.2.0 lite"],
      isMicrosite: true,
      violations: ["img-src: https://cdn.test/a.png"],
      unknownNames: ["apiBse"],
    });
    expect(found).toEqual([
      "error api-failing",
      "warning files-unreadable",
      "warning storage-blocked",
      "warning two-versions",
      "warning html-refused",
      "warning referrer-telling",
      "warning policy-violated",
      "warning name-unknown",
    ]);
  });

  test.each([
    ["a server that refuses a call is reachable", () => answerAt("", 401), "ok api-reachable"],
    ["clocks differ", () => answerAt("Thu, 01 Jan 1970 00:00:00 GMT"), "warning clock-skewed"],
    ["nothing answers", () => Promise.reject(new TypeError("no")), "error api-failing"],
  ])("%s", async (_name, answer, code) => {
    expect(await codesOf(answer)).toContain(code);
  });

  test("an unknown name ends its sentence, also with a question about another one", () => {
    expect(findingMessages.nameUnknown("apiBse").message).toBe("No element knows apiBse.");
    const question = "apiBse; did you mean apiBase?";
    expect(findingMessages.nameUnknown(question).message).toBe(`No element knows ${question}`);
  });

  test("in Node, it reports that there are no elements", async () => {
    expect((await diagnose()).map(({ code }) => code)).toEqual(["nothing-started"]);
  });
});
