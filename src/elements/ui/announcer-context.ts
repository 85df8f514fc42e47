import { createContext } from "react";

/** Says status messages to a person who does not see them. Each element has one. */
export interface Announcer {
  /**
   * Says a text once nothing new has come for a while.
   *
   * @param source - who says it: its next text takes the place of the one before
   * @param words - `""` takes back what the source said last
   */
  say(source: object, words: string): void;
}

/** Silent outside an element. */
export const AnnouncerContext = createContext<Announcer>({ say() {} });
