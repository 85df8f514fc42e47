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
import { previewFiles } from "./preview-page.ts";

/** The folder of the plugin in WordPress. */
const slug = "scout-elements";

/**
 * Packs the WordPress plugin with the built files, and returns the path of the ZIP file.
 *
 * @param folder - is created if it is missing
 * @throws if the build is missing or of another version
 */
export async function packPlugin(folder: string): Promise<string> {
  const version = builtVersion();
  const files = new Map([
    ...sourceFiles("integrations/wordpress/scout-elements", version),
    ...withPrefix("assets", sharedFiles()),
    ...servedFiles(version),
    ...withPrefix("preview", await previewFiles()),
    ["elements.json", elementsFile(version, builtElements())],
  ]);
  return writeZip(folder, `${slug}-wordpress-${version}.zip`, withPrefix(slug, files));
}
