import { type ReactNode, useEffect, useRef } from "react";
import type { PlacedFrame } from "../../core/contracts/frame-trust.ts";

type EmbeddedFramesProps = {
  readonly frames: readonly PlacedFrame[];
  readonly titleOf: (number: number, count: number) => string;
  /**
   * Called when every frame has loaded a document. Browsers do not report whether it is the
   * expected one.
   */
  readonly onAllLoaded: () => void;
  /** Called when a frame posts a message from its own origin. */
  readonly onMessage: (data: unknown) => void;
};

/** The frames of the form, rebuilt with checked attributes only. */
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
      // biome-ignore lint/suspicious/noArrayIndexKey: the frames of a form keep their order
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
