import { readFileSync } from "node:fs";

/** A file as users send it, from the folder `inputs`. */
export function inputFile(name: string): File {
  return new File([readFileSync(`test/core/lists/inputs/${name}`)], name);
}

export function inputText(name: string): string {
  return readFileSync(`test/core/lists/inputs/${name}`, "utf8");
}
