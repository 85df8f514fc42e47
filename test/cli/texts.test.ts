import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { describe, expect, test, vi } from "vitest";
import { faultsIn, readTexts } from "../../src/cli/texts/check-texts.ts";
import { templateOf } from "../../src/cli/texts/template-of.ts";
import { placeholdersIn, type TextRow } from "../../src/cli/texts/text-rows.ts";
import { writtenTexts } from "../../src/cli/texts/write-texts.ts";
import { run } from "../../src/cli/texts.ts";
import type { Formatting } from "../../src/core/formatting/formatting.ts";
import { translatedLocales } from "../../src/elements/locales/languages.ts";

/** Runs the command. Returns its exit code and what it prints. */
async function runTexts(...args: readonly string[]) {
  const printed: string[] = [];
  const keep = (text: string | Uint8Array) => printed.push(String(text)) > 0;
  const out = vi.spyOn(process.stdout, "write").mockImplementation(keep);
  const err = vi.spyOn(process.stderr, "write").mockImplementation(keep);
  try {
    return { code: await run(args), text: printed.join("") };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

function fileOf(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "texts-")), "texts");
  writeFileSync(path, text);
  return path;
}

const row = (key: string, english: string | null, translation: string | null = null): TextRow => ({
  key,
  elements: [],
  english,
  translation,
});

test.each<[(...args: never[]) => unknown, string | null]>([
  [(name: string) => `Saved ${name}`, "Saved {0}"],
  [(a: string, b: string) => `${b} of ${a}`, "{1} of {0}"],
  [(count: number) => (count === 1 ? "1 row" : `${count} rows`), "{0} rows"],
  [
    (count: number, format: Formatting) => format.count(count, { one: "row", other: "rows" }),
    "{0} rows",
  ],
  [(format: Formatting, names: readonly string[]) => format.list(names), "{1}"],
  [({ seconds }: { readonly seconds: number }) => `${seconds} seconds`, null],
  [(parts: readonly string[]) => parts.map((part) => part).join(), null],
])("a text is written with its values as placeholders: %s", (text, template) => {
  expect(templateOf(text)).toBe(template);
});

const rows = [
  row("a.saved", "Saved {0} of {1}", "{0} de {1} guardados"),
  row("a.words.one", "row", "fila"),
  row("a.words.other", "rows", "filas"),
  row("a.plain", 'Say "hi" & <go>'),
  row("a.computed", null),
  row("a.kinds", "{0} saved", "guardado"),
];

describe("the forms", () => {
  test("CSV has a line for each text that can be written", () => {
    const { data } = Papa.parse<Record<string, string>>(writtenTexts(rows, "es-US", "csv").trim(), {
      header: true,
    });
    expect(data.map(({ key }) => key)).toEqual(
      rows.filter(({ english }) => english !== null).map(({ key }) => key),
    );
    expect(data[0]).toEqual({
      key: "a.saved",
      elements: "all",
      length: "16",
      placeholders: "{0} {1}",
      english: "Saved {0} of {1}",
      translation: "{0} de {1} guardados",
    });
  });

  test("JSON is a value for the key messages, in which a text without a translation is English", () => {
    expect(JSON.parse(writtenTexts(rows, "es-US", "json"))).toEqual({
      "es-US": {
        "a.saved": "{0} de {1} guardados",
        "a.words.one": "fila",
        "a.words.other": "filas",
        "a.plain": 'Say "hi" & <go>',
        "a.kinds": "guardado",
      },
    });
  });

  test("XLIFF escapes markup", () => {
    const written = writtenTexts(rows, "fr-CA", "xliff");
    expect(written).toContain('target-language="fr-CA"');
    expect(written).toContain("<source>Say &quot;hi&quot; &amp; &lt;go&gt;</source>");
    expect(written).toContain("<target>{0} de {1} guardados</target>");
    expect(written.match(/<trans-unit /g)).toHaveLength(5);
  });
});

describe("the check of a file", () => {
  const faultsOf = (texts: Readonly<Record<string, string>>, locale = "es-US") =>
    faultsIn(readTexts(JSON.stringify(texts), locale), rows, locale);

  test.each([
    ["a whole file", { "a.saved": "{1}: {0}", "a.words.one": "x", "a.words.other": "y" }, []],
    ["an unknown key", { "a.missing": "x" }, ["a.missing: no text has this key"]],
    ["a lost placeholder", { "a.saved": "{0}" }, ["a.saved: without {1}"]],
    ["a strange placeholder", { "a.plain": "{2}" }, ["a.plain: {2} stands for nothing"]],
    ["markup", { "a.plain": "<b>x</b>" }, ["a.plain: contains markup, which is shown as text"]],
    [
      "a long text",
      { "a.words.one": "x".repeat(26) },
      ["a.words.one: 26 letters, of at most 25", "a.words: without other"],
    ],
    ["a text that is computed", { "a.computed": "anything" }, []],
    ["the translation of the elements", { "a.kinds": "guardado" }, []],
  ])("finds what is wrong with %s", (_, texts, faults) => {
    expect(faultsOf(texts)).toEqual(faults);
  });

  test("a language may have more forms of a word than English", () => {
    const forms = { "a.words.one": "x", "a.words.other": "y", "a.words.few": "z" };
    expect(faultsOf(forms, "pl")).toEqual(["a.words: without many"]);
    expect(faultsOf(forms, "en")).toEqual(["a.words.few: no text has this key"]);
  });

  test("reads JSON by language and CSV, and leaves out empty texts", () => {
    const texts = [["a.plain", "Hola"]];
    const json = JSON.stringify({ "es-US": { "a.plain": "Hola", "a.saved": " ", "a.x": 5 } });
    expect([...readTexts(json, "es-US")]).toEqual(texts);
    expect([...readTexts("key,translation\na.plain,Hola\na.saved,\n", "es-US")]).toEqual(texts);
    expect(() => readTexts("name;text\n", "es-US")).toThrow(/neither JSON nor CSV/);
  });
});

test.each(translatedLocales)(
  "the texts of %s are written, and pass their own check",
  async (locale) => {
    const { code, text } = await runTexts("--locale", locale, "--format", "json");
    expect(code).toBe(0);
    const texts = JSON.parse(text)[locale];
    expect(texts["login-form.submit"]).not.toBe("Submit");
    const checked = await runTexts("--check", fileOf(text), "--locale", locale);
    expect(checked.text).toMatch(/, 0 faults\n$/);
    expect(checked.code).toBe(0);
  },
);

test("the command explains itself, and refuses an unknown form", async () => {
  expect(await runTexts("--help")).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Usage: /),
  });
  expect(await runTexts("--format", "yaml")).toMatchObject({ code: 2 });
  const faulty = await runTexts("--check", fileOf('{"login-form.nothing":"x"}'));
  expect(faulty).toMatchObject({ code: 1 });
  expect(faulty.text).toContain("login-form.nothing: no text has this key");
});

test("placeholders are named once and in order", () => {
  expect(placeholdersIn("{1} of {0} of {1}")).toEqual(["{0}", "{1}"]);
});
