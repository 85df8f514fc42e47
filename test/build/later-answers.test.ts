import { expect, test } from "vitest";
import { answersIn, callsIn, laterAnswers } from "../../build/later-answers.ts";
import { buildModules } from "./build-modules.ts";

const things = `
import * as v from "valibot";
import { type Day, dayOf } from "../time.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer, textAnswer } from "./read-answer.ts";
import { text } from "./reading.ts";

const id = v.pipe(text, v.transform(dayOf));
const query = "day";
export const thingSchema = v.object({ id });
export interface Thing { readonly id: string }
export const loadThing = defineCall({
  method: "GET",
  request: ({ id, at: [day] }: Request) => ({ query: { [query]: dayOf(id, day) } }),
  answer: jsonAnswer(thingSchema, "No thing."),
});
export const printThing = defineCall({ answer: textAnswer("html", v.string(), "No page.") });
export function pathOf(thing: Thing) { return thing.id; }
`;

const lines = (code: string) =>
  code.split("\n").filter((line) => /^(import|const|export)/.test(line));

test("calls contain no schemas, and load the code that reads their answers", () => {
  expect(lines(callsIn("/api/things.ts", things))).toEqual([
    `import { laterAnswer } from "./later-answer.ts";`,
    `import { dayOf } from "../time.ts";`,
    `import { defineCall } from "./define-call.ts";`,
    `const query = "day";`,
    "export interface Thing { readonly id: string }",
    "export const loadThing = defineCall({",
    `export const printThing = defineCall({ answer: laterAnswer("html", async () => (await import("./things.answers.ts")).answer1) });`,
    "export function pathOf(thing: Thing) { return thing.id; }",
  ]);
  expect(callsIn("/api/things.ts", things)).toContain(
    `answer: laterAnswer("json", async () => (await import("./things.answers.ts")).answer0),`,
  );
});

test("the file of answers contains the code that reads them, and nothing else", () => {
  expect(lines(answersIn("/api/things.ts", things))).toEqual([
    `import * as v from "valibot";`,
    `import { dayOf } from "../time.ts";`,
    `import { jsonAnswer } from "./read-answer.ts";`,
    `import { textAnswer } from "./read-answer.ts";`,
    `import { text } from "./reading.ts";`,
    "const id = v.pipe(text, v.transform(dayOf));",
    "export const thingSchema = v.object({ id });",
    `export const answer0 = jsonAnswer(thingSchema, "No thing.");`,
    `export const answer1 = textAnswer("html", v.string(), "No page.");`,
  ]);
});

test("in a build, a call and the code that reads its answer are in two files", async () => {
  const input = { settings: "src/core/api/settings.ts" };
  const chunks = await buildModules({}, { input, plugins: [laterAnswers()] });
  const filesWith = (words: string) =>
    Object.values(chunks).flatMap(({ name, code }) => (code.includes(words) ? name : []));
  expect(filesWith("/api/v1/site-connector/settings")).toEqual(["settings"]);
  expect(filesWith("The settings cannot be read.")).toEqual(["settings.answers"]);
  expect(chunks["settings.js"]?.imports).toEqual([]);
  // The settings are read without the code that converts HTML to text.
  expect(filesWith("frac14")).toEqual([]);
});
