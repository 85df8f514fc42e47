import { readdirSync } from "node:fs";

/** The tag of every element, which is also the name of its folder. */
export const elementTags: readonly string[] = readdirSync("src/elements", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.includes("-"))
  .map((entry) => entry.name);

/** The bundler's entries, one per element. */
export function elementEntries(prefix: string): Record<string, string> {
  return Object.fromEntries(
    elementTags.map((tag) => [prefix + tag, `src/elements/${tag}/${tag}.ts`]),
  );
}

/** The tag of the sign-in, which opens without a call. */
export const signInTag = "login-form";
