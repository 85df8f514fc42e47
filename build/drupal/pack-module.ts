import {
  builtElements,
  builtVersion,
  elementsFile,
  servedFiles,
  sharedFiles,
  sourceFiles,
  withPrefix,
  writeZip,
} from "../integrations/packed-files.ts";

/** The name of the module in Drupal, and its folder. */
const module = "scout_elements";

/**
 * Packs the Drupal module with the built files, and returns the path of the ZIP file.
 *
 * @param folder - is created if it is missing
 * @throws if the build is missing or of another version
 */
export function packModule(folder: string): string {
  const version = builtVersion();
  const elements = builtElements().map(({ tag, title, description, attributes }) => ({
    tag,
    title,
    description,
    attributes,
  }));
  const files = new Map([
    ...sourceFiles(`integrations/drupal/${module}`, version),
    ...withPrefix("js", sharedFiles()),
    ...servedFiles(version),
    ["elements.json", elementsFile(version, elements)],
  ]);
  return writeZip(folder, `${module}-drupal-${version}.zip`, withPrefix(module, files));
}
