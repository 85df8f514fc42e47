import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of the package: above the sources in `build/cli/`, or above the package's `dist/`. */
export function packageRoot(): string {
  const above = ["..", "../.."].map((path) => join(import.meta.dirname, path));
  return above.find((folder) => existsSync(join(folder, "package.json"))) ?? ".";
}
