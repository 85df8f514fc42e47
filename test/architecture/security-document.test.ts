import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("SECURITY.md", "utf8");
const [, table = ""] = document.split("\n## Threats\n");
const threats = table
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(1);
const link = String.raw`\[[^\]]+\]\(([\w./-]+)\)`;

test("every threat names an attacker, a goal, the code that prevents it, and an existing test", () => {
  expect(threats.length).toBeGreaterThan(20);
  const proved = new RegExp(String.raw`^\| [^|]+ \| [^|]+ \| ${link} \| ${link} "([^"|]+)" \|$`);
  const unproved = threats.filter((threat) => {
    const [, held = "", file = "", name = ""] = proved.exec(threat) ?? [];
    const isThere = existsSync(held) && existsSync(file);
    return !(isThere && readFileSync(file, "utf8").includes(`"${name}"`));
  });
  expect(unproved).toEqual([]);
});

test("every option that the document names is a key of the configuration", () => {
  const config = readFileSync("src/core/config.ts", "utf8");
  for (const name of ["trustedOrigins", "siteFamily", "allowedEmbedScriptOrigins"]) {
    expect(document).toContain(`\`${name}\``);
    expect(config).toContain(`readonly ${name}:`);
  }
});

test("every link of the document leads to an existing file", () => {
  const files = [...document.matchAll(/\]\(([^)#]+)/g)].map(([, file = ""]) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
