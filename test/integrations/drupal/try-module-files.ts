import { deepEqual, equal } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";

const folder = "integrations/drupal";

/** The checks that need PHP, but no Drupal. */
export async function tryModuleFiles(
  count: (name: string, check: () => Promise<void>) => Promise<boolean>,
): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
    join(folder, file),
  );
  const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file));

  await count("every YAML file of the Drupal module is valid", async () => {
    const faults = ending(/\.yml$/).flatMap((file) =>
      parseAllDocuments(readFileSync(file, "utf8")).flatMap(({ errors, warnings }) =>
        [...errors, ...warnings].map((fault) => `${file}: ${fault.message}`),
      ),
    );
    deepEqual(faults, []);
  });

  await count("every setting of the Drupal module has a schema", async () => {
    const read = (file: string) =>
      parseAllDocuments(readFileSync(`${folder}/scout_elements/config/${file}`, "utf8"))[0]?.toJS();
    const settings = read("install/scout_elements.settings.yml");
    const schema = read("schema/scout_elements.schema.yml");
    deepEqual(
      Object.keys(schema["scout_elements.settings"].mapping).sort(),
      Object.keys(settings).sort(),
    );
  });

  if (!hasPhp()) {
    process.stdout.write("skipped: the PHP of the Drupal module. There is no PHP.\n");
    return;
  }

  await count("every PHP file of the Drupal module is valid", async () => {
    for (const file of ending(/\.(?:php|module|install)$/)) execFileSync("php", ["-l", file]);
  });

  await count("the Drupal module keeps only allowed input in a page", async () => {
    const script = "test/integrations/drupal/logic.php";
    let complaints = "";
    try {
      complaints = execFileSync("php", [script], { encoding: "utf8" });
    } catch (error) {
      complaints = String(Reflect.get(Object(error), "stdout"));
    }
    equal(complaints, "");
  });
}

function hasPhp(): boolean {
  try {
    execFileSync("php", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
