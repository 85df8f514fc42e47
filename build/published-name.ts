import packageJson from "../package.json" with { type: "json" };

/** What documents call the package where its owner decides. */
export const placeholder = "@owner/scout-elements";

/** The one setting: the name under which the owner publishes the package. */
export const publishedName: string = packageJson.publishedName;

/** A document as it is published. */
export function withPublishedName(text: string, name = publishedName): string {
  return text.replaceAll(placeholder, name);
}
