import { translatedLocales } from "../src/elements/locales/languages.ts";

const folder = "src/elements/locales";

/** The folder of a language, such as `es-us` for `es-US`. */
const folderOf = (locale: string) => locale.toLowerCase();

/** The entries of the package that contain all texts of a language. */
export function localeEntries(): Record<string, string> {
  return Object.fromEntries(
    translatedLocales.map((locale) => [
      `locales/${locale}`,
      `${folder}/bundled/${folderOf(locale)}.ts`,
    ]),
  );
}

/** The members of a chunk that this file reads. */
export interface ChunkOfModules {
  readonly name: string;
  readonly moduleIds: readonly string[];
}

/** The name in `cdn/` of a file that contains only texts of a language; null for other files. */
export function localeFileNameOf({ name, moduleIds }: ChunkOfModules): string | null {
  const locale = translatedLocales.find((one) =>
    moduleIds.every((id) => id.includes(`/${folder}/${folderOf(one)}/`)),
  );
  return locale === undefined || moduleIds.length === 0 ? null : `locales/${locale}/${name}.js`;
}
