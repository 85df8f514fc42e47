import { describe, expect, test } from "vitest";
import { pageSources, withoutComments } from "./sources.ts";

const sources = pageSources().map(({ path, text }) => ({ path, code: withoutComments(text) }));

/** Files that write numbers for others than readers: the wire, or a ratio without thousands. */
const withOwnNumbers = [
  "src/core/formatting/formatting.ts",
  "src/core/pricing/proposal/sent-comparison.ts",
];

/**
 * Texts with a plain number, each with the reason. The others get it from the formatting, which separates thousands.
 */
const plainNumbers: Readonly<Record<string, string>> = {
  "src/core/branding/branding-messages.ts: height": "dimensions of a picture",
  "src/core/branding/branding-messages.ts: width": "dimensions of a picture",
  "src/core/diagnosis/finding-messages.ts: seconds": "also written to the console",
  "src/core/diagnosis/finding-messages.ts: status": "code",
  "src/core/finder/finder-messages.ts: filters": "at most 30",
  "src/core/finder/finder-messages.ts: matches": "at most 30",
  "src/core/formatting/formatting-messages.ts: gbps": "below 1,000",
  "src/core/formatting/formatting-messages.ts: mbps": "below 1,000",
  "src/core/pricing/cart/cart-messages.ts: months": "below 1,000",
  "src/core/pricing/cart/cart-messages.ts: number": "at most 4",
  "src/core/pricing/cart/cart-messages.ts: quantity": "quantity of a service",
  "src/core/pricing/proposal/proposal-messages.ts: count": "at most 100 sites",
  "src/core/pricing/rules/rule-messages.ts: count": "services of one type and provider",
  "src/core/pricing/rules/rule-messages.ts: others": "services that one service requires",
  "src/core/pricing/speed-messages.ts: fromMbps": "below 1,000",
  "src/core/pricing/speed-messages.ts: toMbps": "below 1,000",
  "src/elements/contract-wizard/open-contract.messages.ts: count": "pages of a contract",
  "src/elements/contract-wizard/open-contract.messages.ts: number": "pages of a contract",
  "src/elements/contract-wizard/open-contract.messages.ts: percent": "below 1,000",
  "src/elements/host/doctor/doctor.messages.ts: errors": "findings about a page",
  "src/elements/host/doctor/doctor.messages.ts: warnings": "findings about a page",
  "src/elements/host/page/palette.messages.ts: count": "commands of a screen",
  "src/elements/lists/lists.messages.ts: number": "name of a column",
  "src/elements/lists/lists.messages.ts: row": "name of a row",
  "src/elements/resource-library/resource-library.messages.ts: number": "name of a page",
  "src/elements/resource-library/resource-library.messages.ts: page": "name of a page",
  "src/elements/resource-library/resource-library.messages.ts: pageCount": "name of a page",
  "src/elements/scout-bulk/scout-bulk.messages.ts: moreCount": "providers of an address",
  "src/elements/scout-bulk/scout-bulk.messages.ts: number": "name of a row",
  "src/elements/scout-pricing/drafts/drafts.messages.ts: count": "services of a proposal",
  "src/elements/scout-pricing/drafts/drafts.messages.ts: now": "quantity of a service",
  "src/elements/scout-pricing/scout-pricing.messages.ts: count": "services selected in a group",
  "src/elements/scout-pricing/sites/sites.messages.ts: count": "at most 100 addresses",
  "src/elements/scout-pricing/sites/sites.messages.ts: first": "name of a line",
  "src/elements/scout-pricing/sites/sites.messages.ts: number": "name of a line",
  "src/elements/scout-pricing/sites/sites.messages.ts: of": "at most 100 addresses",
  "src/elements/scout-pricing/sites/sites.messages.ts: quantity": "quantity of a service",
  "src/elements/scout-pricing/sites/sites.messages.ts: row": "name of a row",
  "src/elements/scout-pricing/sites/sites.messages.ts: sites": "at most 100 addresses",
  "src/elements/solutions-finder/solutions-finder.messages.ts: count": "at most 8",
  "src/elements/solutions-finder/solutions-finder.messages.ts: place": "at most 8",
  "src/elements/ui/combobox.messages.ts: count": "suggestions for a text",
  "src/elements/ui/ui.messages.ts: percent": "at most 100",
  "src/elements/uploads/upload-form.messages.ts: count": "columns of a file",
  "src/elements/uploads/upload-form.messages.ts: percent": "at most 100",
  "src/elements/uploads/upload-form.messages.ts: row": "name of a row",
  "src/elements/scout-pricing/outputs/printed-proposal.messages.ts: count":
    "services of a proposal",
};

const ownNumber = /\.toFixed\(|\.toLocaleString\(|\bNumberFormat\b/;
const spacedPercent = /[\d}](?: |\u00a0|\\u00a0|\\xa0|&nbsp;)+%/;
const hyphenBeforeAmount =
  /["'`]-\$|-\$\{(?:format|formatting)?\.?money\(|["'`]-["'`]\s*\+\s*format/;

function placesOf(pattern: RegExp, exempt: readonly string[] = []): readonly string[] {
  return sources.flatMap(({ path, code }) =>
    pattern.test(code) && !exempt.includes(path) ? [path] : [],
  );
}

/** The parameters of a file's texts that are numbers and are written without the formatting. */
function plainNumbersIn(path: string, code: string): readonly string[] {
  const found = code
    .split(/^(?=\s+\w+(?:: )?\()/m)
    .flatMap((text) =>
      [...text.matchAll(/\b(\w+): number\b/g)].flatMap(([, name = ""]) =>
        new RegExp(`\\$\\{${name}(?: [+-] 1)?\\}`).test(text) ? [`${path}: ${name}`] : [],
      ),
    );
  return [...new Set(found)];
}

describe("figures in texts", () => {
  test("only the formatting writes numbers for readers", () => {
    expect("value.toFixed(1)").toMatch(ownNumber);
    expect(placesOf(ownNumber, withOwnNumbers)).toEqual([]);
    expect(placesOf(ownNumber)).toEqual(withOwnNumbers);
  });

  test("a percentage has no space before its sign", () => {
    for (const text of ["{percent} %", '"57\\u00a0%"', '"57 %"'])
      expect(text).toMatch(spacedPercent);
    expect("{percent}%").not.toMatch(spacedPercent);
    expect(placesOf(spacedPercent)).toEqual([]);
  });

  test("ZC18: no text writes a hyphen before an amount", () => {
    expect(`-$${"{format.money(cents)}"}`).toMatch(hyphenBeforeAmount);
    expect(placesOf(hyphenBeforeAmount)).toEqual([]);
  });

  test("a number in a text has a separator for thousands, unless it is small or a name", () => {
    const found = sources
      .filter(({ path }) => path.endsWith("messages.ts"))
      .flatMap(({ path, code }) => plainNumbersIn(path, code));
    expect(found.toSorted()).toEqual(Object.keys(plainNumbers).toSorted());
  });
});
