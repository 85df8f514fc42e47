import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileNameOf } from "../../../src/core/files/file-name-of.ts";
import { anyCharacter } from "../../support/any-character.ts";

const fallback = "fallback.pdf";
const named = (name: string) => `attachment; filename="${name.replace(/["\\]/g, "\\$&")}"`;

type Row = readonly [title: string, header: string | null, name: string];

function table(rows: readonly Row[]): void {
  test.for(rows)("%s", ([, header, name]) => {
    expect(fileNameOf(header, fallback)).toBe(name);
  });
}

describe("RFC 6266: the header contains the name of the file", () => {
  table([
    ["a token", "attachment; filename=report.csv", "report.csv"],
    ["a quoted string", 'attachment; filename="a report.csv"', "a report.csv"],
    ["a semicolon in quotes", 'attachment; filename="a; b.csv"; size=3', "a; b.csv"],
    ["an escaped quote", String.raw`attachment; filename="a \"b\".csv"`, "a b .csv"],
    ["an escaped letter", String.raw`attachment; filename="\a\b.csv"`, "ab.csv"],
    ["in any case, with spaces", 'Attachment ;FileName = "a.csv"', "a.csv"],
    ["inline", 'inline; filename="a.pdf"', "a.pdf"],
    ["without a type", 'filename="a.pdf"', "a.pdf"],
    [
      "an unknown parameter whose value contains one",
      'x; y="; filename=b"; filename=a.pdf',
      "a.pdf",
    ],
    [
      "a parameter whose name only ends in filename",
      "attachment; xfilename=b.pdf; filename=a.pdf",
      "a.pdf",
    ],
    ["the first of two names", "attachment; filename=a.pdf; filename=b.pdf", "a.pdf"],
    ["a quote that never ends", 'attachment; filename="a.pdf', "a.pdf"],
    ["percent signs stay", 'attachment; filename="a%20b.pdf"', "a%20b.pdf"],
    ["Latin letters", 'attachment; filename="caf\u00e9.pdf"', "café.pdf"],
    ["raw UTF-8", 'attachment; filename="caf\u00c3\u00a9.pdf"', "café.pdf"],
    ["characters above 255", 'attachment; filename="naïve 日.pdf"', "naïve 日.pdf"],
  ]);
});

describe("RFC 8187: filename* is decoded", () => {
  table([
    ["UTF-8", "attachment; filename*=UTF-8''%e2%82%ac%20rates.pdf", "€ rates.pdf"],
    ["a language tag", "attachment; filename*=utf-8'en'a%20b.pdf", "a b.pdf"],
    ["ISO-8859-1", "attachment; filename*=iso-8859-1''caf%E9.pdf", "café.pdf"],
    ["wins, first", "attachment; filename*=UTF-8''b.pdf; filename=a.pdf", "b.pdf"],
    ["wins, last", "attachment; filename=a.pdf; filename*=UTF-8''b.pdf", "b.pdf"],
    ["in quotes", `attachment; filename*="UTF-8''b.pdf"`, "b.pdf"],
    ["an apostrophe in the name", "attachment; filename*=UTF-8''a'b.pdf", "a'b.pdf"],
    ["bytes that are no UTF-8", "attachment; filename*=UTF-8''%ff.pdf; filename=a.pdf", "a.pdf"],
    ["half a percent code", "attachment; filename*=UTF-8''b%2.pdf; filename=a.pdf", "a.pdf"],
    ["another charset", "attachment; filename*=utf-16''b.pdf; filename=a.pdf", "a.pdf"],
    ["no charset", "attachment; filename*=b.pdf; filename=a.pdf", "a.pdf"],
    ["empty", "attachment; filename*=UTF-8''; filename=a.pdf", "a.pdf"],
    ["malformed, without a fallback", "attachment; filename*=UTF-8''%ff", fallback],
    ["a name without valid characters", "attachment; filename*=UTF-8''..; filename=a.pdf", "a.pdf"],
  ]);
});

describe("H12: without a name, the fallback is used", () => {
  table([
    ["no header", null, fallback],
    ["an empty header", "", fallback],
    ["only a type", "attachment", fallback],
    ["an empty name", 'attachment; filename=""', fallback],
    ["spaces", 'attachment; filename="   "', fallback],
    ["dots", 'attachment; filename="..."', fallback],
    ["separators", 'attachment; filename="///"', fallback],
    ["nonsense", ';;==;""\';filename', fallback],
    ["a header that is too long", `attachment; filename="${"a".repeat(5000)}.pdf"`, fallback],
  ]);
});

describe("H12: a server's name is made safe for any file system", () => {
  table([
    ["a path", named("/etc/cron.d/a.pdf"), "a.pdf"],
    ["a parent path", named("../../a.pdf"), "a.pdf"],
    ["a Windows path", named("C:\\Users\\me\\a.pdf"), "a.pdf"],
    ["both, mixed", named("..\\../a\\b/c.pdf"), "c.pdf"],
    ["an encoded path", "attachment; filename*=UTF-8''..%2F..%5Ca.pdf", "a.pdf"],
    ["a separator at the end", named("a.pdf/"), "a.pdf"],
    ["the current directory", named("a.pdf/."), "a.pdf"],
    ["a drive", named("C:a.pdf"), "C a.pdf"],
    ["characters that Windows forbids", named('a<b>c:"d|e?f*.pdf'), "a b c d e f .pdf"],
    ["a NUL", "attachment; filename*=UTF-8''a%00.pdf", "a.pdf"],
    ["a line break", "attachment; filename*=UTF-8''a%0d%0ab.pdf", "ab.pdf"],
    ["C1 controls", "attachment; filename*=iso-8859-1''a%85.pdf", "a.pdf"],
    ["a change of the reading order", named("a\u202efdp.exe"), "afdp.exe"],
    ["directional isolates and marks", named("\u2066a\u2069\u200f\u061c.pdf"), "a.pdf"],
    ["characters without width", named("\ufeffa\u200b.pdf"), "a.pdf"],
    ["half a surrogate pair", named("a\ud800.pdf"), "a.pdf"],
    ["a hidden file", named(".htaccess"), "htaccess"],
    ["spaces and dots around", named(" . a.pdf. . "), "a.pdf"],
    ["a device", named("CON"), "_CON"],
    ["a device with an extension", named("nul.pdf"), "_nul.pdf"],
    ["a device with a space", named("com1 .pdf"), "_com1 .pdf"],
    ["a device with a superscript number", named("LPT¹.pdf"), "_LPT¹.pdf"],
    ["a word that begins like a device", named("console.pdf"), "console.pdf"],
    ["combining characters", named("cafe\u0301.pdf"), "café.pdf"],
    ["a name in many scripts", named("日本 – отчёт 😀.pdf"), "日本 – отчёт 😀.pdf"],
    ["a long name", named(`${"a".repeat(300)}.pdf`), `${"a".repeat(196)}.pdf`],
    [
      "a long name of multi-byte characters",
      named(`${"日".repeat(300)}.pdf`),
      `${"日".repeat(65)}.pdf`,
    ],
    ["a long extension is not kept", named(`a.${"b".repeat(300)}`), `a.${"b".repeat(198)}`],
  ]);

  test("every input gives a single safe segment of limited length", () => {
    const anyHeader = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 400 }),
      fc.string({ unit: anyCharacter, maxLength: 400 }).map(named),
      fc
        .string({ maxLength: 400 })
        .map((name) => `a; filename*=UTF-8''${encodeURIComponent(name)}`),
    );
    fc.assert(
      fc.property(anyHeader, (header) => {
        const name = fileNameOf(header, fallback);
        expect(name).not.toMatch(
          /[\p{Cc}\p{Cs}\\/<>:"|?*\u202a-\u202e\u2066-\u2069]|^[. ]|[. ]$|^$/u,
        );
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
      }),
    );
  });

  test("a safe name stays as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        const once = fileNameOf(named(text), fallback);
        expect(fileNameOf(`x; filename*=UTF-8''${encodeURIComponent(once)}`, fallback)).toBe(once);
      }),
    );
  });
});
