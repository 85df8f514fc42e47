#!/usr/bin/env node
/** `npm exec --no -- scout-elements <command>`. */

interface Command {
  /** Runs the command. Returns its exit code. */
  run(args: readonly string[]): Promise<number>;
}

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  check: () => import("./check.ts"),
  mcp: () => import("./mcp.ts"),
  snippet: () => import("./snippet.ts"),
  texts: () => import("./texts.ts"),
};

const [name = "", ...args] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load === undefined) {
  const known = Object.keys(commands).join(", ");
  const isHelp = ["--help", "-h", "help"].includes(name);
  const output = isHelp ? process.stdout : process.stderr;
  output.write(
    `Usage: npm exec --no -- scout-elements <command>. Commands: ${known}\nEach explains itself with --help.\n`,
  );
  process.exitCode = isHelp ? 0 : 2;
} else {
  const { run } = await load();
  process.exitCode = await run(args);
}
