import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkConfiguration } from "../../src/cli/mcp/check-configuration.ts";
import { checkMarkup } from "../../src/cli/mcp/check-markup.ts";
import { listOfElements } from "../../src/cli/mcp/described-element.ts";
import { explainFinding, findingTexts } from "../../src/cli/mcp/explain-finding.ts";
import { policyOf } from "../../src/cli/mcp/policy-of.ts";
import { packedDocuments } from "../../src/cli/package-files.ts";
import { readElements } from "../../src/cli/read-elements.ts";
import { troubleMessages } from "../../src/core/diagnosis/trouble-messages.ts";

const elements = readElements("dist/custom-elements.json");
const guide = (name: string) => readFileSync(`docs/guides/${name}.md`, "utf8");

const found = (markup: string) =>
  checkMarkup(markup, elements).map(({ code, text }) => `${code}: ${text}`);

describe("markup", () => {
  test.each([
    ['<scout-lookup api-base="demo:" class="x" data-x="1" onclick="go()"></scout-lookup>', []],
    ["<scout-lokup></scout-lokup>", ["tag-unknown: <scout-lokup>; did you mean <scout-lookup>?"]],
    ["<my-own-thing wrong></my-own-thing>", []],
    [
      "<scout-lookup nonsense></scout-lookup>",
      ["attribute-unknown: <scout-lookup nonsense>; the element has no such attribute"],
    ],
    [
      '<div data-scout-element="scout-pricing" data-adress="1" data-tracking="x"></div>',
      ["attribute-unknown: <scout-pricing adress>; did you mean address?"],
    ],
    [
      '<a href="/scout#scout-lookup?adress=1">Look up</a>',
      ["attribute-unknown: <scout-lookup adress>; did you mean address?"],
    ],
    [
      '<button data-scout-open="scout-lokup">Look up</button>',
      ['opener-unknown: data-scout-open="scout-lokup"; did you mean scout-lookup?'],
    ],
    [
      '<script type="application/json" data-scout-config>{ "apiBas": "/" }</script>',
      ["config-ignored: apiBas; did you mean apiBase?"],
    ],
    [
      "<template><scout-lookup adress></scout-lookup></template>",
      ["attribute-unknown: <scout-lookup adress>; did you mean address?"],
    ],
    [
      "<scout-lookup /><p>Text</p>",
      [
        "tag-open: in HTML, <scout-lookup> is not closed: </scout-lookup> is missing, or its parent ends before it",
      ],
    ],
    [
      "<div><scout-lookup></div>",
      [
        "tag-open: in HTML, <scout-lookup> is not closed: </scout-lookup> is missing, or its parent ends before it",
      ],
    ],
    ['<scout-lookup><p slot="bulk">Call us</p></scout-lookup>', []],
    [
      '<scout-lookup><p slot="bulks">Call us</p></scout-lookup>',
      ['slot-unknown: <scout-lookup> has no slot "bulks"; known are bulk'],
    ],
    [
      "<scout-portal><scout-lookup></scout-lookup></scout-portal>",
      ["tag-nested: <scout-lookup> in <scout-portal> disappears when <scout-portal> has loaded"],
    ],
    ["<style>scout-lookup:hover::part(button),*::part(buton), :is(.x)::part(x) {}</style>", []],
    [
      "<style>p, .x > scout-lookup.wide::part(buton) { color: red }</style>",
      [
        expect.stringMatching(
          /^part-unknown: <scout-lookup> has no part "buton"; known are .*button/,
        ),
      ],
    ],
    [
      "<!doctype html><scout-lookup></scout-lookup>",
      ["files-missing: no script loads <scout-lookup>; add cdn/scout-lookup.js or cdn/autoload.js"],
    ],
    [
      '<!doctype html><script type="module" src="/cdn/login-form.js?v=1"></script><scout-lookup></scout-lookup><login-form></login-form>',
      ["files-missing: no script loads <scout-lookup>; add cdn/scout-lookup.js or cdn/autoload.js"],
    ],
    [
      '<!doctype html><script type="module" src="/cdn/autoload.js"></script><scout-lookup></scout-lookup>',
      [],
    ],
    [
      '<!doctype html><script type="module">import "scout-elements/scout-lookup";</script><scout-lookup></scout-lookup>',
      [],
    ],
    ["<ScoutLookup></ScoutLookup>", ["tag-unknown: <scoutlookup>; did you mean <scout-lookup>?"]],
    ["<scout-finder></scout-finder>", ["tag-unknown: <scout-finder>; there is no such element"]],
    [
      '<scout-pricing prepared_for="x" my_own="y"></scout-pricing>',
      ["attribute-unknown: <scout-pricing prepared_for>; did you mean prepared-for?"],
    ],
    [
      '<scout-lookup onscout-ready="go()"></scout-lookup>',
      [
        'attribute-unknown: <scout-lookup onscout-ready>; in HTML, use addEventListener("scout-ready", …)',
      ],
    ],
    [
      '<login-form onScoutSignedIn="go()"></login-form>',
      [
        'attribute-unknown: <login-form onscoutsignedin>; in HTML, use addEventListener("scout-signed-in", …)',
      ],
    ],
  ])("the check of %s", (markup, problems) => {
    expect(found(markup)).toEqual(problems);
  });

  test("all examples of the guides pass", () => {
    const blocks = packedDocuments().flatMap(({ path, text }) =>
      [...text.matchAll(/```html\n([\s\S]*?)```/g)].map(([, markup = ""]) => ({ path, markup })),
    );
    expect(blocks.length).toBeGreaterThan(10);
    const wrong = blocks.flatMap(({ path, markup }) =>
      found(markup).map((one) => `${path}: ${one}`),
    );
    expect(wrong).toEqual([]);
  });
});

test("the list of elements has the title and the purpose of each", () => {
  const lines = listOfElements(elements).split("\n");
  expect(lines).toHaveLength(elements.length);
  for (const line of lines) expect(line).toMatch(/^- `[a-z-]+`: [^.]+\. [^.].+\.$/);
});

test("a configuration that is no JSON is named", () => {
  expect(checkConfiguration("{ apiBase: 1 }")).toEqual([
    { code: "config-ignored", text: expect.stringMatching(/^This is no JSON: /) },
  ]);
});

test.each([
  ['{ "apiBase": "/" }', []],
  ['{ "apiBase": "demo:" }', []],
  [
    '{ "apiBase": "api.example.com" }',
    ['api-base-incomplete: apiBase "api.example.com" is neither a path nor begins with https://'],
  ],
  [
    '{ "signInUri": "login" }',
    ['value-unknown: signInUri "login" is neither a path nor begins with https://'],
  ],
  ['{ "density": "small" }', ['config-ignored: density must be "comfortable" or "compact"']],
  [
    '{ "csrf": "yes", "getToken": "x" }',
    [
      "config-ignored: csrf must be true or false",
      "config-ignored: getToken must be a function, which only configure() accepts",
    ],
  ],
  ['{ "apiBas": "/" }', ["config-ignored: apiBas; did you mean apiBase?"]],
])("the check of the configuration %s", (json, problems) => {
  expect(checkConfiguration(json).map(({ code, text }) => `${code}: ${text}`)).toEqual(problems);
});

describe("findings", () => {
  test("every code that the doctor reports is explained", () => {
    const sources = ["diagnosis/diagnose", "diagnosis/judge-page", "stores/trouble/diagnose-api"]
      .map((name) => readFileSync(`src/core/${name}.ts`, "utf8"))
      .join("\n");
    const reported = new Set([...sources.matchAll(/code: "([a-z-]+)"/g)].map(([, code]) => code));
    expect([...reported].sort()).toEqual(Object.keys(findingTexts).sort());
  });

  test.each([...Object.keys(findingTexts), ...Object.keys(troubleMessages)])(
    "the code %s has an explanation",
    (code) => {
      expect(explainFinding(code, guide("troubleshooting"))).toContain(`${code}: `);
    },
  );

  test("a sentence that a visitor reads is explained by its cause", () => {
    const text = explainFinding("You couldn't be signed in.", guide("troubleshooting"));
    expect(text).toContain("get-token-failed: ");
  });

  test("a code of the console is explained by its row of the guide", () => {
    const text = explainFinding("[scout-elements] two-versions: 1, 2", guide("troubleshooting"));
    expect(text).toContain("upgrading.md#two-versions-on-a-page");
  });

  test("a line of the console is explained by its code alone", () => {
    const explain = (line: string) => explainFinding(line, guide("troubleshooting"));
    expect(explain("[scout-elements] screen-failed: x is undefined")).toMatch(
      /^From the guide to troubleshooting:\n\| `screen-failed` [^\n]+$/,
    );
    const unknown = "attribute-unknown: <scout-lookup apibase>; did you mean api-base?";
    expect(explain(`[scout-elements] ${unknown}`)).toBe(explain("attribute-unknown"));
    expect(explain('Failed to resolve module specifier "scout-elements"')).toBeNull();
  });

  test("every code of the check of markup has a row in the guide", () => {
    const source = readFileSync("src/cli/mcp/check-markup.ts", "utf8");
    const codes = [...source.matchAll(/code: "([a-z-]+)"/g)].map(([, code = ""]) => code);
    expect(codes).toContain("tag-nested");
    for (const code of codes) {
      expect(explainFinding(code, guide("troubleshooting")), code).not.toBeNull();
    }
  });

  test("sentences of the browser are explained", () => {
    const text =
      "Access to fetch at 'https://a.test' from origin 'https://b.test' has been blocked by CORS policy";
    expect(explainFinding(text, guide("troubleshooting"))).toContain("cors-refused: ");
  });

  test("another text is not explained", () => {
    expect(explainFinding("It does not work.", guide("troubleshooting"))).toBeNull();
  });
});

describe("policies", () => {
  const origins = { files: "https://files.example", backend: "https://api.example" };
  const policy = (...tags: readonly string[]) => policyOf(tags, origins, guide("security-policy"));

  test("an element that needs nothing more has the policy of every page", () => {
    expect(policy("site-search")).toBe(`Content-Security-Policy:
  default-src 'none';
  script-src 'self' https://files.example;
  connect-src 'self' https://api.example https://files.example;
  style-src 'self' https://files.example;
  img-src 'self';
  base-uri 'none';
  object-src 'none';
  form-action 'self';
  frame-ancestors 'self'
A header is one line. The guide docs/guides/security-policy.md has the details.`);
  });

  test("the uses of several elements are joined, and origins that only the owner knows are named", () => {
    const text = policy("scout-bulk", "login-form");
    expect(text).toContain("  img-src 'self' https://api.example data:;\n");
    expect(text).toContain("  worker-src 'self' blob: https://files.example");
    expect(text).toContain("  trusted-types scout-elements");
    expect(text).toContain("- logos: add the origins of logos elsewhere to img-src");
  });
});
