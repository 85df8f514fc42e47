import { expect, test } from "vitest";
import { readSiteColor } from "../../src/core/branding/site-color.ts";
import { bulkErrorPartsOf } from "../../src/core/bulk/bulk-error-parts.ts";
import { readResults } from "../../src/core/bulk/csv/read-results.ts";
import { contentKindOf } from "../../src/core/content/content.ts";
import { contentLinkOf } from "../../src/core/content/content-link.ts";
import { contentPictureOf, pictureSetOf } from "../../src/core/content/content-picture.ts";
import { reachHrefOf } from "../../src/core/content/reach-href.ts";
import { frameStyleOf, readEmbed } from "../../src/core/contracts/frame-trust.ts";
import { cleanFileName, fileNameOf } from "../../src/core/files/file-name-of.ts";
import { csvLineOf, formulaSafe } from "../../src/core/files/write-csv.ts";
import { plainFormatting } from "../../src/core/formatting/formatting.ts";
import { loadNamesIn } from "../../src/core/html/character-references.ts";
import { logoInMarkup } from "../../src/core/html/logo-in-markup.ts";
import { toPlainText } from "../../src/core/html/plain-text.ts";
import { readStartTags } from "../../src/core/html/read-start-tags.ts";
import { escapeUnknownTags } from "../../src/core/html/unknown-tags.ts";
import { attachmentOf } from "../../src/core/libraries/attachment.ts";
import { safeHref, safeImageSrc } from "../../src/core/links/links.ts";
import { addressKeyOf } from "../../src/core/lists/address-key.ts";
import { checkList } from "../../src/core/lists/check-list.ts";
import { columnKindOf } from "../../src/core/lists/column-names.ts";
import { zipDamageOf } from "../../src/core/lists/damage.ts";
import { readPastedText } from "../../src/core/lists/pasted-text.ts";
import { streetNoteOf } from "../../src/core/lists/street-notes.ts";
import { addressFromQuery } from "../../src/core/lookup/address-from-query.ts";
import { metadataTextOf } from "../../src/core/lookup/metadata-text.ts";
import { readMoney } from "../../src/core/money/read-money.ts";
import { portalTargetOf } from "../../src/core/navigation/portal-path.ts";
import { matchRoute } from "../../src/core/navigation/portal-routes.ts";
import { siblingTargetOf } from "../../src/core/navigation/sibling-site.ts";
import { monthsOf } from "../../src/core/pricing/cart/cart-value.ts";
import { readDraft } from "../../src/core/pricing/drafts/draft-text.ts";
import { readProposalLink } from "../../src/core/pricing/drafts/proposal-link.ts";
import { mbpsOf, plainTextOf } from "../../src/core/pricing/wire/wire-values.ts";
import { redirectTargetOf } from "../../src/core/session/redirect-target.ts";
import { isOfFamily } from "../../src/core/session/site-family.ts";
import { decodeToken } from "../../src/core/session/token.ts";
import { takeTokenFrom } from "../../src/core/session/url-token.ts";
import { foldLabel, foldText } from "../../src/core/texts/fold-text.ts";
import { timeFromWire } from "../../src/core/values/time.ts";
import { parseRows } from "../../src/elements/worker/parse-rows.ts";

const base = "https://portal.example/a/";
const place = { base, siteOrigins: ["https://portal.example"] };

/** A function that reads text of others: an answer, an address, a file. */
interface Reader {
  read(text: string): unknown;
  /** The beginning and end of such a text. */
  readonly around?: readonly (readonly [start: string, end: string])[];
  /** Pieces of such texts, besides those of all texts. */
  readonly pieces?: readonly string[];
}

const markup = [
  "<svg>",
  "<math>",
  "<title>",
  "<style>",
  "<p>",
  "</p>",
  "<a b",
  '<a b="',
  "<a b='",
  "<!--",
  "<!",
  "<?x",
  "</",
  "<a<a-",
  "&#",
  "&#x0",
  "&a",
  "&amp;",
  '<p style="a:url(">',
  "<img src=a ",
  "<img srcset=', '>",
  "<p a b c",
  "<x-y z=1>",
  "<template>",
  "<select>",
  "<iframe src=a style='width:1'>",
];

const readers: Readonly<Record<string, Reader>> = {
  "the words of a page": { read: (text) => toPlainText(text), pieces: markup },
  "the tags of a page": { read: (text) => [...readStartTags(text)].length, pieces: markup },
  "a text with unknown tags": { read: escapeUnknownTags, pieces: markup },
  "a logo in markup": { read: logoInMarkup, pieces: markup },
  "names of characters": { read: loadNamesIn, pieces: ["&a", "\\u0026a", "&amp;"] },
  "the code of a form": { read: (text) => readEmbed(text, base), pieces: markup },
  "the style of a frame": {
    read: frameStyleOf,
    around: [
      ["width:", ""],
      ["width:", "!"],
      ["", ":1px"],
    ],
    pieces: ["a ", "1px ", "!important", "width:1px;", "#fff", "/", ".1", "wid"],
  },
  "a list of pictures": {
    read: (text) => pictureSetOf(text, (one) => one),
    around: [
      ["a.png ", "x"],
      ["", " 1x"],
    ],
    pieces: ["a.png 1x,", ", ", "a,", " 1", "1.", "a 1"],
  },
  "the address of a picture": {
    read: (text) => [contentPictureOf(text, place, []), safeImageSrc(text, base)],
    around: [["data:image/png;base64,", "!"]],
    pieces: ["a=", "/../"],
  },
  "the address of a link": {
    read: (text) => [contentLinkOf(text, place), safeHref(text, base)],
    around: [
      ["https://", ""],
      ["#", ""],
      ["/", "?"],
    ],
    pieces: ["../", "%2e", "a.", "@", ":"],
  },
  "a mail or phone link": {
    read: reachHrefOf,
    around: [
      ["mailto:", ""],
      ["mailto:a@b.example?subject=", ""],
      ["tel:", ""],
      ["mailto:a@", "!"],
    ],
    pieces: ["<", ">", ",a@b.example", "a.", "-.", "?", "&amp;", "%", "+1"],
  },
  "a path of the content site": { read: contentKindOf, pieces: [".doc", "/xls", "pdf"] },
  "the name of a file": {
    read: (text) => [cleanFileName(text), fileNameOf(`attachment; filename="${text}"`, "a")],
    around: [
      ["a.", "b"],
      ["con", ""],
    ],
    pieces: [". ", "../", "\u0301", "%00"],
  },
  "the header that names a file": {
    read: (text) => fileNameOf(text, "a"),
    around: [
      ["; filename*=utf-8''", ""],
      ["; filename=", '"'],
    ],
    pieces: ['a="', '\\"', ";a=", "%41", "''"],
  },
  "the address of an attachment": {
    read: (text) => attachmentOf(text, base),
    around: [["/", "a"]],
    pieces: ["\\", "/\\", "%2f"],
  },
  "a price": {
    read: readMoney,
    around: [
      ["$", "x"],
      ["1,", "x"],
    ],
    pieces: ["000,", "1.", "-"],
  },
  "a term": {
    read: (text) => monthsOf({ value: text, label: text }),
    pieces: ["1 ", "1-", "36 m"],
  },
  "a speed": { read: mbpsOf, around: [["1", "g"]], pieces: ["1,", "1.1", "1 "] },
  "a text of a service": { read: plainTextOf, pieces: markup },
  "a colour": { read: readSiteColor, around: [["#0c304c, ", "x"]], pieces: ["f", "0.", ", "] },
  "a time": { read: timeFromWire, around: [["2026-01-01T", ""]], pieces: ["2026-", ":00", "Z"] },
  "a formatted value": {
    read: (text) =>
      metadataTextOf({ prefix: "", value: text, suffix: "", format: "date" }, plainFormatting),
    around: [["2026-01-01 ", ""]],
    pieces: ["1.", "-1"],
  },
  "a message on a file": { read: bulkErrorPartsOf, pieces: ["template ", "<a>"] },
  "the name of a column": { read: columnKindOf, pieces: ["street ", "_-", "é"] },
  "a label": { read: (text) => [foldLabel(text), foldText(text)], pieces: ["e\u0301", "É", " \t"] },
  "a cell of a table": {
    read: (text) => csvLineOf([formulaSafe(text)]),
    pieces: ['"', "=", "\r\n", "+1"],
  },
  "a token": {
    read: decodeToken,
    around: [
      ["e30.", ".x"],
      ["a.", ""],
    ],
    pieces: ["e30.", "AA", "=", "_-"],
  },
  "an address with a token": {
    read: takeTokenFrom,
    around: [
      ["https://portal.example/?token=", ""],
      ["https://portal.example/?", "#a"],
    ],
    pieces: ["&token=a", "a&", "%", "#", "?"],
  },
  "an address that is searched": {
    read: addressFromQuery,
    around: [["?", ""]],
    pieces: ["a=1&", "[a]=", "%5B"],
  },
  "the target of a redirect": {
    read: (text) => redirectTargetOf(text, { base, siteFamily: ["portal.example"] }),
    around: [
      ["https://", ""],
      ["/", ""],
    ],
    pieces: ["a.", "\\", "//", "%0a"],
  },
  "the host of a sister site": {
    read: (text) => [
      isOfFamily(text, ["portal.example"]),
      siblingTargetOf(`https://${text}`, { base, siteFamily: ["portal.example"] }),
    ],
    around: [
      ["", ":443"],
      [".", ".:"],
    ],
    pieces: ["a.", ".:", "0:"],
  },
  "a route of the portal": {
    read: (text) => [
      matchRoute(`/${text}`, ""),
      portalTargetOf(text, { basePath: "/portal/", base }),
    ],
    around: [["/scout/contracts/", "/"]],
    pieces: ["/scout", "//", "contracts/"],
  },
  "a draft": {
    read: readDraft,
    around: [
      ['{"v":1,"at":"a","ids":"', '"}'],
      ["[", "]"],
    ],
    pieces: ["{}", '" ', "["],
  },
  "a shared proposal": {
    read: readProposalLink,
    around: [["#proposal=", ""]],
    pieces: ["AAAA", "_-"],
  },
  "a pasted text": {
    read: (text) => readPastedText(text),
    around: [
      ["", ""],
      ["1 A St\n", ""],
    ],
    pieces: [
      "1 A St\n",
      " ",
      "\t",
      "1. ",
      ": ",
      " - ",
      ";",
      "78701, ",
      "TX 78701 1 A",
      "x\n",
      "a:\n",
      ",",
    ],
  },
  "an address to compare": {
    read: addressKeyOf,
    pieces: ["1 ", "N ", "St ", ".", ",", "-", "'", "1.5", "½", "e\u0301"],
  },
  "a damaged cell": {
    read: (text) => [streetNoteOf(text), zipDamageOf(text, "NJ")],
    pieces: ["1", "1-", "1.0", "PO Box ", "RR 3", " ", "°", "1.11,", "http://", "map"],
  },
  "a file of addresses": {
    read: (text) =>
      checkList(
        new Blob([text]),
        parseRows,
        {},
        { preview: () => undefined, progress: () => undefined },
      ),
    around: [
      ["address,city\n", ""],
      ['a,"', ""],
    ],
    pieces: ["a\n", "a,", '"', '""', "a,b\n", '"a"\n', "\r", ";\t|", "é"],
  },
  "a file of results": {
    read: (text) =>
      readResults(
        new Blob([text]),
        parseRows,
        { filter: { statuses: ["failed"], providers: ["x"], text: "a b" }, maxRows: 1e9 },
        {
          head: () => undefined,
          rows: () => undefined,
        },
      ),
    around: [["address,status\n", ""]],
    pieces: ["a,failed\n", "a,", "\n", ",\n", "not \n"],
  },
};

/** Pieces of any text. */
const pieces = [
  "a",
  "A",
  "0",
  " ",
  "\t",
  "\n",
  "/",
  "\\",
  "-",
  ".",
  ",",
  "=",
  "<",
  ">",
  "(",
  "'",
  '"',
  "&",
  "%",
  "é",
  "\0",
  "\u0301\u0316",
];

const length = 1_000_000;

test.each(Object.entries(readers))(
  "M8: a megabyte of %s is read in one pass, whatever the text contains",
  async (_name, { read, around = [], pieces: own = [] }) => {
    for (const piece of [...pieces, ...own]) {
      const text = piece.repeat(Math.ceil(length / piece.length));
      for (const [start, end] of [["", ""], ...around] as const) {
        await Promise.resolve()
          .then(() => read(start + text + end))
          .catch((error: unknown) => expect(error).toBeInstanceOf(TypeError));
      }
    }
  },
);
