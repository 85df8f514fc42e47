import packageJson from "../package.json" with { type: "json" };

/** The name in documents that the published name replaces. */
export const placeholder = "@owner/scout-elements";

/** The only setting of the name under which the owner publishes the package. */
export const publishedName: string = packageJson.publishedName;

/** A document as it is published. */
export function withPublishedName(text: string, name = publishedName): string {
  return text.replaceAll(placeholder, name);
}
