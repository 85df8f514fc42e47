import type { TextGroup, Translations } from "../../core/texts/text-group.ts";
import { isRecord } from "../../core/values/record.ts";

/** Translations by the key of their group. */
export type Texts = Readonly<Record<string, unknown>>;

/**
 * The texts of several packs. A later pack overrides an earlier one, text by text.
 *
 * @param startOf - the texts of a group that the packs override
 */
export function translationsOf(
  packs: readonly Texts[],
  startOf: (group: TextGroup<unknown>) => unknown = ({ english }) => english,
): Translations {
  const known = new WeakMap<TextGroup<unknown>, unknown>();
  return {
    textsOf<Group>(group: TextGroup<Group>): Group {
      const found = known.get(group) ?? packs.reduce(joinedIn(group.key), startOf(group));
      known.set(group, found);
      // The texts of a group have the type of its English texts.
      return found as Group;
    },
  };
}

const joinedIn = (key: string) => (texts: unknown, pack: Texts) => joined(texts, pack[key]);

/**
 * The texts with those of a translation in their places. A word may have more plural forms than the English one. Ignores
 * what is no text of the same kind.
 */
function joined(texts: unknown, translated: unknown): unknown {
  if (isRecord(texts) && isRecord(translated)) {
    const names = new Set([...Object.keys(texts), ...Object.keys(translated)]);
    return Object.fromEntries(
      [...names].map((name) => [name, joined(texts[name], translated[name])]),
    );
  }
  if (typeof texts === "function" && typeof translated === "string") return filled(translated);
  const isOfKind =
    Array.isArray(texts) === Array.isArray(translated) && typeof translated === typeof texts;
  return isOfKind && !isRecord(texts) ? translated : (texts ?? textOrNone(translated));
}

/** A plural form that English lacks. */
function textOrNone(translated: unknown): string | undefined {
  return typeof translated === "string" ? translated : undefined;
}

/** A text that contains its arguments in place of `{0}`, `{1}` and so on. */
function filled(template: string): (...args: readonly unknown[]) => string {
  return (...args) =>
    template.replace(/\{(\d)\}/g, (_, at: string) => String(args[Number(at)] ?? ""));
}
