/** Attributes that any HTML element may have, and those of template languages. */
const ordinaryAttributes =
  /^(?:(?:aria|data|on|item|v|x|ng).*|class|dir|hidden|id|inert|lang|part|role|slot|style|tabindex|title)$|[^a-z-]/;

/** The attributes that are neither those of an element nor ordinary ones. */
export function strangeAttributesIn(
  names: readonly string[],
  known: readonly string[],
): readonly string[] {
  return names.filter((name) => !known.includes(name) && !ordinaryAttributes.test(name));
}
