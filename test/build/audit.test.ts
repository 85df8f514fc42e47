import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { differencesOf } from "../../build/parts/differences.ts";
import { isAllowedLicense, refusedLicensesIn } from "../../build/parts/license-rule.ts";
import { signatureVerdictOf } from "../../build/parts/signature-verdict.ts";

test.for([
  ["MIT", true],
  ["(MPL-2.0 OR Apache-2.0)", true],
  ["MIT OR GPL-3.0-only", true],
  ["GPL-3.0-only", false],
  ["MIT AND GPL-3.0-only", false],
  ["UNLICENSED", false],
  ["SEE LICENSE IN LICENSE", false],
  ["", false],
] as const)("the license %j is allowed: %j", ([license, isAllowed]) => {
  expect(isAllowedLicense(license)).toBe(isAllowed);
});

test("the report lists the refused packages", () => {
  const components = [
    { name: "a", version: "1.0.0", licenses: [{ license: { id: "MIT" } }] },
    { name: "b", version: "2.0.0", licenses: [{ expression: "(MPL-2.0 OR Apache-2.0)" }] },
    { name: "c", version: "3.0.0", licenses: [{ license: { name: "Custom" } }] },
    { name: "d", version: "4.0.0" },
  ];
  expect(refusedLicensesIn(JSON.stringify({ components }))).toEqual([
    "c 3.0.0: Custom",
    "d 4.0.0: no license",
  ]);
});

const finding = { name: "a", version: "1.0.0" };
test.for([
  ['{"invalid":[],"missing":[]}', { kind: "verified" }],
  [
    JSON.stringify({ invalid: [finding], missing: [{ ...finding, name: "b" }] }),
    { kind: "refused", packages: ["a 1.0.0: invalid signature", "b 1.0.0: no signature"] },
  ],
  [
    '{"error":{"code":"ENOTFOUND","summary":"request failed"}}',
    { kind: "unchecked", reason: "request failed" },
  ],
  ["{}", { kind: "unchecked", reason: "npm gave no report." }],
  ["<html>", { kind: "unchecked", reason: "npm gave no report." }],
  ["", { kind: "unchecked", reason: "npm gave no report." }],
] as const)("the report %s of signatures is read", ([output, verdict]) => {
  expect(signatureVerdictOf(output)).toEqual(verdict);
});

test("folders differ in files that are changed, missing or new", async () => {
  const folder = await mkdtemp(join(tmpdir(), "scout-differences-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const side of ["one", "other"]) {
    await write(`${side}/same.js`, "1");
    await write(`${side}/deep/changed.js`, side);
    await write(`${side}/${side}.js`, "1");
    await write(`${side}/.checked/info`, side);
  }
  const differences = differencesOf(join(folder, "one"), join(folder, "other"));
  expect(differences).toEqual(["deep/changed.js", "one.js", "other.js"]);
});
