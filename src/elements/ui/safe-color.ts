const plain = /^[#a-z0-9 (),.%]+$/i;

/** A colour from the wire, or undefined when it is none or could be anything more. */
export function safeColorOf(text: string | null | undefined): string | undefined {
  const color = text?.trim() ?? "";
  return plain.test(color) && CSS.supports("color", color) ? color : undefined;
}
