import { readFileSync } from "node:fs";
import { Contrib, Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import packageJson from "../../package.json" with { type: "json" };
import type { Part } from "./read-part.ts";

const { parsePackageIntegrity } = Contrib.FromNodePackageJson.Utils;

/**
 * A CycloneDX 1.6 document in JSON: the product, and its parts by their folders. It has no time and no serial
 * number, so that the same parts give the same bytes.
 */
export function partsListOf(parts: ReadonlyMap<string, Part>): string {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { name, version, license } = packageJson;
  const product = { bomRef: name, version, licenses: licensesOf(license) };
  const component = new Models.Component(Enums.ComponentType.Library, name, product);
  const components = [...parts].map(([folder, part]) =>
    componentOf(folder, part, packages[folder]?.integrity),
  );
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component }),
    components: new Models.ComponentRepository(components),
  });
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const text = new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 });
  return `${text}\n`;
}

/** The folders of the parts in a list. */
export function foldersIn(partsList: string): readonly string[] {
  const { components = [] }: { components?: readonly { readonly "bom-ref": string }[] } =
    JSON.parse(partsList);
  return components.map((component) => component["bom-ref"]);
}

function componentOf(
  folder: string,
  { name, version, license }: Part,
  integrity: string | undefined,
): Models.Component {
  return new Models.Component(Enums.ComponentType.Library, name, {
    version,
    bomRef: folder,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    licenses: licensesOf(license),
    hashes: new Models.HashDictionary(integrity ? [parsePackageIntegrity(integrity)] : []),
  });
}

/** `UNLICENSED` means "no license" in npm, and is not an SPDX identifier. */
function licensesOf(license: string): Models.LicenseRepository {
  if (/[\s(]/.test(license)) {
    return new Models.LicenseRepository([new Models.LicenseExpression(license)]);
  }
  const named = license === "UNLICENSED" ? Models.NamedLicense : Models.SpdxLicense;
  return new Models.LicenseRepository([new named(license)]);
}
