#!/usr/bin/env node
/** `npx scout-elements <command>`. */

interface Command {
  /** Returns the exit code. */
  run(args: readonly string[]): Promise<number>;
}

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  check: () => import("./check.ts"),
  snippet: () => import("./snippet.ts"),
};

const [name = "", ...args] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load === undefined) {
  const known = Object.keys(commands).join(", ");
  process.stderr.write(`Usage: npx scout-elements <command>. Commands: ${known}\n`);
  process.exitCode = 2;
} else {
  const { run } = await load();
  process.exitCode = await run(args);
}
