import { join } from "node:path";
import { parseArgs } from "node:util";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { version } from "../core/version.ts";
import { baseOf, checkReport } from "./check.ts";
import { createMcpServer } from "./mcp/create-mcp-server.ts";
import { packageFolder, packedDocuments } from "./package-files.ts";
import { readElements } from "./read-elements.ts";
import { runCommand } from "./run-command.ts";

const usage = `Usage: npm exec --no -- scout-elements mcp [--base <address>]

Serves the Model Context Protocol over standard input and output, for coding assistants: lists and describes the
elements, checks markup and configuration, writes a security policy, explains findings, and has the documents.
It writes no file, runs nothing that it is given, and calls no server but the one of --base.

  --base   address of a backend that an assistant may check; the token of a user is taken from SCOUT_TOKEN
  --brand  the brand in the paths of the backend (default: sandler)
`;

/** `npm exec --no -- scout-elements mcp`. Ends with its input. Exit codes: 0, and 2 for wrong arguments. */
export async function run(args: readonly string[]): Promise<number> {
  return runCommand(usage, () => optionsOf(args), serve);
}

async function serve({ base, brand }: Options): Promise<number> {
  const folder = packageFolder();
  const server = createMcpServer({
    version,
    elements: readElements(join(folder, "dist/custom-elements.json")),
    documents: packedDocuments(folder),
    checkBackend: base === null ? null : () => checkReport(base, brand),
  });
  const ended = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve).once("close", resolve);
  });
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
  return 0;
}

interface Options {
  /** The address of the backend that may be checked; null for none. */
  readonly base: string | null;
  readonly brand: string;
}

function optionsOf(args: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: "string" },
      brand: { type: "string", default: "sandler" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return null;
  const base = values.base === undefined ? null : baseOf(values.base);
  return { base, brand: values.brand };
}
