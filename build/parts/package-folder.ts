import { existsSync } from "node:fs";
import { relative } from "node:path";

/**
 * The folder of the package to which a bundled file, a module of the bundler (`\0rolldown/runtime.js`) or
 * a remaining import (`react/jsx-runtime`) belongs. Null for the project's own files.
 */
export function packageFolderOf(id: string): string | null {
  const [path = ""] = id.replace(/^\0/, "").split("?");
  const [inFolder] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  if (inFolder !== undefined) return relative(process.cwd(), inFolder).replaceAll("\\", "/");
  const [name] = /^(?:@[\w.-]+\/)?\w[\w.-]*/.exec(path) ?? [];
  const folder = `node_modules/${name}`;
  return name !== undefined && existsSync(`${folder}/package.json`) ? folder : null;
}
