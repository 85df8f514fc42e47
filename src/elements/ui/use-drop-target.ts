import type { Dropzone } from "dropzone";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

interface DropTarget {
  /** All files of one drop; never none. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Nothing can be dropped for now. */
  readonly isStill: boolean;
}

/**
 * Lets files be dropped on an element, and tells whether some are held over it. The library is
 * fetched when there is something to drop on; without it nothing can be dropped.
 */
export function useDropTarget(
  ref: RefObject<HTMLElement | null>,
  { onFiles, isStill }: DropTarget,
): boolean {
  const [isOver, setOver] = useState(false);
  const handleFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const element = ref.current;
    if (element === null || isStill) return;
    let target: Dropzone | null = null;
    let isGone = false;
    import("dropzone").then(
      (library) => {
        if (isGone) return;
        target = new library.Dropzone(element, judgesNothing);
        target.on("dragover", () => setOver(true));
        target.on("dragleave", (event: DragEvent) => {
          if (!isWithin(element, event.relatedTarget)) setOver(false);
        });
        target.on("drop", () => setOver(false));
        target.on("addedfiles", (files: Iterable<File>) => {
          const dropped = [...files];
          target?.removeAllFiles(true);
          if (dropped.length > 0) handleFiles(dropped);
        });
      },
      () => {}, // files can still be chosen
    );
    return () => {
      isGone = true;
      target?.destroy();
      setOver(false);
    };
  }, [ref, isStill]);

  return isOver;
}

/** It neither sends, nor draws, nor decodes, nor judges: that is the caller's. */
const judgesNothing = {
  url: "#",
  autoProcessQueue: false,
  autoQueue: false,
  clickable: false,
  createImageThumbnails: false,
  disablePreviews: true,
  maxFilesize: Number.POSITIVE_INFINITY,
  previewsContainer: false,
} as const;

function isWithin(element: HTMLElement, other: EventTarget | null): boolean {
  return other instanceof Node && element.contains(other);
}
