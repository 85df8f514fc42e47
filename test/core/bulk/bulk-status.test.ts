import { describe, expect, test } from "vitest";
import { bulkErrorPartsOf } from "../../../src/core/bulk/bulk-error-parts.ts";
import { bulkTexts } from "../../../src/core/bulk/bulk-messages.ts";
import { bulkPhaseOf, bulkStatusText } from "../../../src/core/bulk/bulk-status-text.ts";
import { bulkStatusOf } from "../../../src/core/bulk/bulk-upload.ts";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";

const defaultError =
  "Your upload could not be processed. SCOUT is experiencing an internal error. Please wait a few minutes and check your internet connection, then reupload your file.";

describe("H1: the text of a status", () => {
  test.for([
    ["pending", "Pending"],
    ["uploading", "In Queue"],
    ["uploading-lock", "Uploading"],
    ["processing", "3 out of 10 Addresses Completed"],
    ["processing-lock", "3 out of 10 Addresses Completed"],
    ["post-processing", "3 out of 10 Addresses Completed"],
    ["completed", "3 out of 10 Addresses Completed"],
    ["error", defaultError],
    ["error-uploading", defaultError],
    ["error-processing", defaultError],
    ["failed", defaultError],
  ] as const)("%s", ([status, text]) => {
    expect(bulkStatusText({ status, count: 3, total: 10 })).toBe(text);
  });

  test("H10: a server message replaces the default text, but a blank one does not", () => {
    expect(bulkStatusText({ status: "error", error: { message: "No header." } })).toBe(
      "No header.",
    );
    expect(bulkStatusText({ status: "failed", error: { message: " " } })).toBe(defaultError);
    expect(bulkStatusText({ status: "failed", error: null })).toBe(defaultError);
  });

  test("H2: an unknown status is shown as it is", () => {
    expect(bulkStatusText({ status: "archived" })).toBe("archived");
    expect(bulkPhaseOf({ status: "archived" })).toBe("unknown");
    expect(bulkStatusText({ status: "constructor" })).toBe("constructor");
  });

  test("H11, W5: missing numbers are 0, numeric strings are numbers, and counts above the total are shown as sent", () => {
    expect(bulkStatusText({ status: "processing" })).toBe("0 out of 0 Addresses Completed");
    expect(bulkStatusText({ status: "processing", count: "12", total: 5 })).toBe(
      "12 out of 5 Addresses Completed",
    );
    expect(bulkStatusText({ status: "processing", count: "x", total: null })).toBe(
      "0 out of 0 Addresses Completed",
    );
  });

  test("the numbers are written as the screen writes numbers", () => {
    expect(
      bulkStatusText({ status: "completed", count: 1200, total: "12000" }, plainFormatting.number),
    ).toBe("1,200 out of 12,000 Addresses Completed");
  });

  test("H9: a temporary row is In Queue, then Pending, or shows an error", () => {
    const textOf = (phase: Parameters<typeof bulkStatusOf>[0]["phase"]) =>
      bulkStatusText(bulkStatusOf({ phase }));
    expect(textOf({ kind: "sending", sentBytes: 1, totalBytes: 2 })).toBe("In Queue");
    expect(textOf({ kind: "accepted" })).toBe("Pending");
    expect(textOf({ kind: "failed", message: "", status: null })).toBe(defaultError);
    expect(textOf({ kind: "failed", message: "Too big.", status: 413 })).toBe("Too big.");
  });
});

describe("H10: the parts of an error text", () => {
  test("every 'downloadable template', in any case, becomes a part of its own", () => {
    expect(
      bulkErrorPartsOf("Use the downloadable template. A Downloadable TEMPLATE helps."),
    ).toEqual([
      { kind: "text", text: "Use the " },
      { kind: "template", text: "downloadable template" },
      { kind: "text", text: ". A " },
      { kind: "template", text: "Downloadable TEMPLATE" },
      { kind: "text", text: " helps." },
    ]);
  });

  test("'downloadable template' may begin or end the text, or be all of it", () => {
    expect(bulkErrorPartsOf("downloadable template")).toEqual([
      { kind: "template", text: "downloadable template" },
    ]);
    expect(
      bulkErrorPartsOf("downloadable templatedownloadable template").map(({ kind }) => kind),
    ).toEqual(["template", "template"]);
  });

  test("the default text does not contain 'downloadable template'", () => {
    expect(bulkTexts.english.defaultError).toBe(defaultError);
    expect(bulkErrorPartsOf(defaultError)).toEqual([{ kind: "text", text: defaultError }]);
    expect(bulkErrorPartsOf("")).toEqual([]);
  });
});
