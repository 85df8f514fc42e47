import type { ReactNode } from "react";
import { AnnouncerContext } from "../../ui/announcer-context.ts";
import { useSignal } from "../element/use-signal.ts";
import type { ElementAnnouncer } from "./announcer.ts";

interface LiveRegionProps {
  readonly announcer: ElementAnnouncer;
  readonly children: ReactNode;
}

/**
 * A tree with the single live region of its element. Each sentence is a node of its own: screen readers announce added
 * nodes, even if the words are the same as before, and ignore removed ones.
 */
export function LiveRegion({ announcer, children }: LiveRegionProps): ReactNode {
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <Said announcer={announcer} />
    </AnnouncerContext>
  );
}

function Said({ announcer }: Pick<LiveRegionProps, "announcer">): ReactNode {
  return (
    <div
      className="visually-hidden live-region"
      role="status"
      aria-live="polite"
      aria-atomic="false"
    >
      {useSignal(announcer.sentences).map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>
  );
}
