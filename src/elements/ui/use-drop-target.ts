import type { Dropzone } from "dropzone";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

interface DropTarget {
  /** Called with all files of a drop; at least one. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Whether drops are disabled. */
  readonly isStill: boolean;
}

/**
 * Makes an element a drop target for files, and returns whether files are held over it. The library is loaded when
 * drops are enabled; until then nothing can be dropped.
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
        target = new (withOwnListeners(library.Dropzone))(element, judgesNothing);
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
      () => {}, // Files can still be chosen.
    );
    return () => {
      isGone = true;
      target?.destroy();
      setOver(false);
    };
  }, [ref, isStill]);

  return isOver;
}

/** The library looks for listeners by their event in an object that inherits what a page put on `Object.prototype`. */
function withOwnListeners(Library: typeof Dropzone): typeof Dropzone {
  return class extends Library {
    declare _callbacks?: NonNullable<Dropzone["_callbacks"]>;

    override on(...listener: Parameters<Dropzone["on"]>) {
      this._callbacks ??= Object.create(null);
      return super.on(...listener);
    }
  };
}

/** The caller sends, draws, decodes and judges the files. */
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
