import type { OutputBlock } from "./contract-rules.ts";
/** 1 §4, Item disabling. */
export const disabledText = "Not available at this address.";
export function outputBlockText(block: OutputBlock): string {
  return block;
}
