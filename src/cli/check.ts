import { parseArgs } from "node:util";
import { type CallReport, checkEndpoints } from "./check-endpoints.ts";
import { httpAddress } from "./http-address.ts";
import { reportTable } from "./report-table.ts";
import { runCommand } from "./run-command.ts";

const usage = `Usage: npm exec --no -- scout-elements check --base <address> [options]

Makes every call of the elements to a server, and parses each answer as the elements do.

  --base     address before every path of openapi.json, such as https://api.example.com
  --token    token of a user; better in the variable SCOUT_TOKEN, because lists of processes show arguments
  --brand    the brand in the paths (default: sandler)
  --origin   origin of the pages, such as https://www.example.com: also checks what browsers need (CORS)
  --address  an address to look up
  --sibling  a host of the family, for which the token is exchanged
  --page     path of a content page
  --file     path of a PDF among the content pages
  --write    also makes the calls that change data on the server: a lookup, an upload, a contract, statistics
`;

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `npm exec --no -- scout-elements check`. Exit codes: 0, 1 for faults, and 2 for wrong arguments or a missing token. */
export async function run(args: readonly string[]): Promise<number> {
  return runCommand(
    usage,
    () => optionsOf(args),
    async (options) => {
      const reports = await reportsFor(options).catch((error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error;
        process.stderr.write(`${error.message}\n`);
        return null;
      });
      if (reports === null) return 1;
      process.stdout.write(reportTable(reports));
      if (reports.some(({ verdict }) => verdict === "fault")) return 1;
      return reports.some(({ verdict }) => verdict === "unsigned") ? 2 : 0;
    },
  );
}

/**
 * Checks a server without changing its data. Returns what the command prints.
 *
 * @param base - an address that `baseOf` has read
 * @throws {NoAnswer} if nothing answers at this address
 */
export async function checkReport(base: string, brand: string): Promise<string> {
  const token = process.env.SCOUT_TOKEN ?? null;
  const left = { origin: null, sibling: null, page: null, file: null, write: false };
  return reportTable(await reportsFor({ base, brand, token, address: sampleAddress, ...left }));
}

/** Nothing answers at the address, so that there is nothing to report of its calls. */
class NoAnswer extends Error {
  constructor(base: string, cause: unknown) {
    const { cause: reason } = cause instanceof Error ? cause : {};
    const why = reason instanceof Error && reason.message !== "" ? ` (${reason.message})` : "";
    super(
      `Nothing answers at ${base}${why}. No call was checked. Is the server running, and is the address right?`,
    );
  }
}

async function reportsFor(
  options: NonNullable<ReturnType<typeof optionsOf>>,
): Promise<readonly CallReport[]> {
  let hasAnswered = false;
  let failure: unknown = null;
  const reports = await checkEndpoints({
    ...options,
    nowMs: Date.now(),
    wait: waitFor,
    async send(url, init) {
      try {
        const answer = await fetch(url, init);
        hasAnswered = true;
        return answer;
      } catch (error) {
        failure = error;
        throw error;
      }
    },
  });
  if (!hasAnswered) throw new NoAnswer(options.base, failure);
  return reports;
}

const sampleAddress = "1200 Main Street, Austin, TX 78701";

function optionsOf(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: "string" },
      token: { type: "string" },
      brand: { type: "string", default: "sandler" },
      origin: { type: "string" },
      address: { type: "string", default: sampleAddress },
      sibling: { type: "string" },
      page: { type: "string" },
      file: { type: "string" },
      write: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return null;
  if (values.base === undefined) throw new Error("Give --base.");
  return {
    base: baseOf(values.base),
    token: values.token ?? process.env.SCOUT_TOKEN ?? null,
    brand: values.brand,
    origin: values.origin === undefined ? null : httpAddress(values.origin, "--origin").origin,
    address: values.address,
    sibling: values.sibling ?? null,
    page: values.page?.replace(/^\/+/, "") ?? null,
    file: values.file?.replace(/^\/+/, "") ?? null,
    write: values.write,
  };
}

/** Reads the address of a server, without a slash at its end. */
export function baseOf(text: string): string {
  return httpAddress(text, "--base").href.replace(/\/+$/, "");
}
