import type { Random } from "../ports.ts";

/**
 * Picks a loading message at random, never the one before while there is another (decisions G.0).
 * `""` when there is none to pick.
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
