import { type RefObject, use, useCallback, useEffect, useRef, useState } from "react";
import { AnnouncerContext } from "./announcer-context.ts";

export type AnnounceProps = {
  /** The announced text. Each change is announced; `""` announces nothing. */
  readonly message: string;
};

/** Announces a text in the element's single live region. Renders nothing. */
export function Announce({ message }: AnnounceProps): null {
  const say = useSource();
  useEffect(() => say(message), [say, message]);
  return null;
}

/** Announces the text of a visible element, and each change of it. */
export function useAnnouncedText(shown: RefObject<HTMLElement | null>, isSaid: boolean): void {
  const say = useSource();
  const last = useRef("");
  useEffect(() => {
    const text = isSaid ? spokenTextOf(shown.current) : "";
    if (text !== last.current) say(text);
    last.current = text;
  });
}

/**
 * Returns a function that announces words for one part of the screen. The words are withdrawn when the part unmounts.
 */
function useSource(): (words: string) => void {
  const announcer = use(AnnouncerContext);
  const [source] = useState(() => ({}));
  const say = useCallback((words: string) => announcer.say(source, words), [announcer, source]);
  useEffect(() => () => say(""), [say]);
  return say;
}

/** The text of an element, with spaces between its blocks. */
function spokenTextOf(shown: HTMLElement | null): string {
  return (shown?.innerText ?? "").replace(/\s+/g, " ").trim();
}
