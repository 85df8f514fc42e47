import { createContext } from "react";

/** Announces status messages to screen readers. Each element has one. */
export interface Announcer {
  /**
   * Announces a text after a pause in which no other text is given.
   *
   * @param source - the announcing part; its next text replaces this one
   * @param words - the text; `""` withdraws the source's last text
   */
  say(source: object, words: string): void;
}

/** The announcer of the element. Outside an element, nothing is announced. */
export const AnnouncerContext = createContext<Announcer>({ say() {} });
