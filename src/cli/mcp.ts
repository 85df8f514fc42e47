import { join } from "node:path";
import { parseArgs } from "node:util";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { version } from "../core/version.ts";
import { checkReport, httpAddress } from "./check.ts";
import { createMcpServer } from "./mcp/create-mcp-server.ts";
import { packageFolder, packedDocuments } from "./package-files.ts";
import { readElements } from "./read-elements.ts";

const usage = `Usage: npm exec --no -- scout-elements mcp [--base <address>]

Serves the Model Context Protocol over standard input and output, for coding assistants: lists and describes the
elements, checks markup and configuration, writes a security policy, explains findings, and has the documents.
It writes no file, runs nothing that it is given, and calls no server but the one of --base.

  --base   address of a backend that an assistant may check; the token of a user is taken from SCOUT_TOKEN
  --brand  the brand in the paths of the backend (default: sandler)
`;

/** `npm exec --no -- scout-elements mcp`. Ends with its input. Exit codes: 0, and 2 for wrong arguments. */
export async function run(args: readonly string[]): Promise<number> {
  let options: ReturnType<typeof optionsOf>;
  try {
    options = optionsOf(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 2;
  }
  if (options === null) {
    process.stdout.write(usage);
    return 0;
  }
  const { base, brand } = options;
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

function optionsOf(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: "string" },
      brand: { type: "string", default: "sandler" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return null;
  const base = values.base === undefined ? null : httpAddress(values.base, "--base").href;
  return { base, brand: values.brand };
}
