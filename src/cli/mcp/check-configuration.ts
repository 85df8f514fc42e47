import { defaultConfig, readConfig } from "../../core/config.ts";
import { closestName } from "../../core/texts/closest-name.ts";

/** Checks a configuration as JSON, as the elements read it from a `data-scout-config` block. */
export function checkConfiguration(json: string): readonly { code: string; text: string }[] {
  let source: unknown;
  try {
    source = JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ code: "config-ignored", text: `This is no JSON: ${reason}` }];
  }
  const known = Object.keys(defaultConfig);
  return readConfig(source).ignored.map((key) => {
    const meant = closestName(key, known);
    const reason = known.includes(key) ? `${key} has a value of the wrong type` : key;
    return {
      code: "config-ignored",
      text: meant === null ? reason : `${key}; did you mean ${meant}?`,
    };
  });
}
