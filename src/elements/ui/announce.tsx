import { type RefObject, use, useCallback, useEffect, useRef, useState } from "react";
import { AnnouncerContext } from "./announcer-context.ts";

/** Props of {@link Announce}. */
export type AnnounceProps = {
  /** What is said, and said anew with each change; `""` for nothing. */
  readonly message: string;
};

/** Says a text in the one live region of the element. It draws nothing. */
export function Announce({ message }: AnnounceProps): null {
  const say = useSource();
  useEffect(() => say(message), [say, message]);
  return null;
}

/** Says the text of what is shown, and says each change of it. */
export function useAnnouncedText(shown: RefObject<HTMLElement | null>, isSaid: boolean): void {
  const say = useSource();
  const last = useRef("");
  useEffect(() => {
    const text = isSaid ? textOf(shown.current) : "";
    if (text !== last.current) say(text);
    last.current = text;
  });
}

/** What one part of the screen says. It is taken back when the part goes away. */
function useSource(): (words: string) => void {
  const announcer = use(AnnouncerContext);
  const [source] = useState(() => ({}));
  const say = useCallback((words: string) => announcer.say(source, words), [announcer, source]);
  useEffect(() => () => say(""), [say]);
  return say;
}

/** The words of each block on their own. */
function textOf(shown: HTMLElement | null): string {
  return (shown?.innerText ?? "").replace(/\s+/g, " ").trim();
}
