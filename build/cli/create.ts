import { cpSync, existsSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { packageRoot } from "./package-root.ts";

const usage = `Usage: npm exec --no -- scout-elements create <folder>

Copies the template of a page with an address lookup: Vite, TypeScript, sign-in, policy, notes for its deployment.
The folder is made, or is empty. Nothing is installed; README.md of the folder names the next step.
`;

/** `npm exec --no -- scout-elements create`. Exit codes: 0, and 2 for a folder that cannot be filled. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    process.stdout.write(create(args));
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 2;
  }
}

function create(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) return usage;
  const [folder = "", ...others] = positionals;
  if (folder === "" || others.length > 0) throw new Error("Give one folder.");
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty.`);
  }
  cpSync(`${packageRoot()}/integrations/starter`, folder, { recursive: true });
  return `${folder} has the page. Its README.md says what to do next.\n`;
}
