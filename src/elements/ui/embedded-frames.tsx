import { type ReactNode, useEffect, useRef } from "react";
import type { PlacedFrame } from "../../core/contracts/frame-trust.ts";

type EmbeddedFramesProps = {
  readonly frames: readonly PlacedFrame[];
  readonly titleOf: (number: number, count: number) => string;
  /** Each frame has loaded something; browsers do not say whether it was what was asked for. */
  readonly onAllLoaded: () => void;
  /** One of the frames posted this, from the origin that it was given. */
  readonly onMessage: (data: unknown) => void;
};

/** Frames of forms, rebuilt from what was judged (decisions Y3, Y5, Y6). */
export function EmbeddedFrames({
  frames,
  titleOf,
  onAllLoaded,
  onMessage,
}: EmbeddedFramesProps): ReactNode {
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const loaded = useRef(new Set<number>());

  useEffect(() => {
    const handleMessage = ({ source, origin, data }: MessageEvent) => {
      const isTheirs = frames.some(
        ({ messageOrigin }, index) =>
          messageOrigin === origin && elements.current.get(index)?.contentWindow === source,
      );
      if (isTheirs && source !== null) onMessage(data);
    };
    window.addEventListener("message", handleMessage);
    return () => window.removeEventListener("message", handleMessage);
  }, [frames, onMessage]);

  const handleLoad = (index: number) => {
    loaded.current.add(index);
    if (loaded.current.size === frames.length) onAllLoaded();
  };

  return frames.map((frame, index) => (
    <iframe
      // biome-ignore lint/suspicious/noArrayIndexKey: frames of one form never move
      key={index}
      ref={(element) => {
        if (element === null) return;
        for (const [property, value] of frame.style) element.style.setProperty(property, value);
        elements.current.set(index, element);
        return () => void elements.current.delete(index);
      }}
      title={titleOf(index + 1, frames.length)}
      sandbox={frame.sandbox ?? undefined}
      referrerPolicy="no-referrer"
      allow={frame.allow === "" ? undefined : frame.allow}
      className={frame.className === "" ? undefined : frame.className}
      src={frame.src}
      onLoad={() => handleLoad(index)}
    />
  ));
}
