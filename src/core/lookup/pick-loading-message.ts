import type { Random } from "../ports.ts";

/**
 * Picks a random loading message that differs from the previous one if possible (decisions G.0). `""` if there is none.
 */
export function pickLoadingMessage(
  messages: readonly string[],
  previous: string,
  random: Random,
): string {
  const others = messages.filter((message) => message !== previous);
  const choices = others.length > 0 ? others : messages;
  return choices[Math.floor(random() * choices.length)] ?? choices[0] ?? "";
}
