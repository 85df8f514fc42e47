/**
 * Runs a command with its options, and returns its exit code. Wrong options print the usage and end with 2; null stands for
 * the request of the usage.
 */
export async function runCommand<Options>(
  usage: string,
  readOptions: () => Options | null,
  act: (options: Options) => Promise<number>,
): Promise<number> {
  let options: Options | null;
  try {
    options = readOptions();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 2;
  }
  if (options !== null) return act(options);
  process.stdout.write(usage);
  return 0;
}
