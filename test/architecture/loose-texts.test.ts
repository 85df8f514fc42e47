import { describe, expect, test } from "vitest";
import { looseTextsIn } from "../../tools/style/loose-texts.ts";

const textsIn = (source: string, path = "src/elements/ui/x.tsx") =>
  looseTextsIn(path, source).map(({ text }) => text);

describe("a text belongs in a messages file", () => {
  test.each([
    ["a capitalised word", 'const item = { label: "Lookup" };', "Lookup"],
    ["a word in capitals that others follow", 'f("SCOUT lookup");', "SCOUT lookup"],
    ["a sentence in lower case", 'f("it may take a while.");', "it may take a while."],
    ["words around a short word", 'f("a static IP block");', "a static IP block"],
    ["a piece of a list", 'names.join(" or ");', "or"],
    ["the words of a template", `f(\`up to \${high}\`);`, "up to {}"],
    ["a unit", `f(\`\${speed} Mbps\`);`, "{} Mbps"],
    ["an alternative", 'f(isOpen ? "Close" : other);', "Close"],
    ["a default", 'function f({ label = "Loading" }) {}', "Loading"],
    ["text between tags", "<p>or drop it</p>;", "or drop it"],
    ["a value between tags", '<p>{isOne ? "term" : other}</p>;', "term"],
    ["a read attribute", '<a title="remove" />;', "remove"],
    ["a template in a read attribute", `<Button label={\`clear \${name}\`} />;`, "clear {}"],
    ["a typed text", 'const text = "Not found" as const;', "Not found"],
  ])("the text is reported: %s", (_, source, text) => {
    expect(textsIn(source)).toEqual([text]);
  });

  test("a text is reported with its line", () => {
    expect(looseTextsIn("src/core/x.ts", 'const a = 1;\n\nf("Not found");')).toEqual([
      { line: 3, text: "Not found" },
    ]);
  });
});

describe("a name is not a text", () => {
  test.each([
    ["a class", '<p className="card for print" part="button a" />;'],
    ["a class with a value", `<p className={\`toast \${kind} wide\`} />;`],
    ["a selector", 'root.querySelector("a, button, [hidden] summary");'],
    ["a method of HTTP", 'f({ method: "GET" });'],
    ["a key that is compared", 'if (event.key === "Enter") f();'],
    ["a case", 'switch (key) { case "Escape": f(); }'],
    ["a key of an object", 'f({ "Content-Type": "text/html" });'],
    ["a member", 'f(record["Content-Type"]);'],
    ["a header that is looked up", 'headers.get("Content-Type");'],
    ["a module", 'import x from "./The file.ts"; import("./The file.ts");'],
    ["a type", 'type Name = "First" | "Second";'],
    ["a list of names", 'const tags = "a abbr b".split(" ");'],
    ["a path", 'f("M8 2.5v11M3.5 9L8 13.5L12.5 9");'],
    ["punctuation between tags", "<p>{name}: ({count})</p>;"],
  ])("the name is not a text: %s", (_, source) => {
    expect(textsIn(source)).toEqual([]);
  });
});

describe("developers read", () => {
  test.each([
    ["errors", 'throw new TypeError("The token is missing.");'],
    ["errors that are passed on", 'reject(new AnswerError("The answer is a page."));'],
    ["causes of errors", 'throw withCause(error, "no code");'],
    ["classes of errors", 'class Denied extends Error { name = "Denied"; }'],
    ["errors of answers", 'jsonAnswer(schema, "The list cannot be read.");'],
    ["errors of settings", 'dataAnswer(schema, "The settings cannot be read.");'],
    [
      "the console",
      'console.error("The page has no element."); log("warn", "x", "No such page.");',
    ],
    ["descriptions of the API", 'member(text, sent.text, "Name of the customer.");'],
  ])("developers read the text: %s", (_, source) => {
    expect(textsIn(source)).toEqual([]);
  });
});

test("messages files and manifests may contain texts", () => {
  const source = 'export const messages = { save: "Save the form" };';
  expect(textsIn(source, "src/elements/site-search/site-search.messages.ts")).toEqual([]);
  expect(textsIn(source, "src/core/session/clock-messages.ts")).toEqual([]);
  expect(textsIn(source, "src/elements/site-search/site-search.manifest.ts")).toEqual([]);
  expect(textsIn(source, "src/core/session/clock.ts")).toEqual(["Save the form"]);
});
