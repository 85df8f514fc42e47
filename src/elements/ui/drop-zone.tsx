import type { Dropzone } from "dropzone";
import {
  type DragEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import type { Formatting } from "../../core/formatting/formatting.ts";
import { useAnnouncedText } from "./announce.tsx";
import { Button } from "./button.tsx";
import css from "./drop-zone.css?inline";
import { dropZoneTexts } from "./drop-zone.messages.ts";
import { FileButton } from "./file-button.tsx";
import { Icon } from "./icon.tsx";
import { stylePiece } from "./style-piece.ts";
import { useFormatting } from "./use-formatting.ts";
import { useTexts } from "./use-texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

stylePiece(css);

/** A rejected file and the reason. */
export interface RejectedFile {
  readonly name: string;
  readonly reason: string;
}

/** The props of a {@link DropZone}. It has no rules of its own: the caller checks the files. */
export type DropZoneProps = {
  readonly label: string;
  /** True hides the label visually; screen readers still read it. */
  readonly labelHidden?: boolean | undefined;
  /** A description of the accepted files. */
  readonly hint?: ReactNode;
  /** The `accept` attribute of the file chooser: types and extensions, as in `.png,image/png`. */
  readonly accept: string;
  /**
   * Called with the chosen or dropped files, at least one. The file chooser returns one file; a drop may contain
   * several.
   */
  readonly onFiles: (files: readonly File[]) => void;
  /** The current file; `size` in bytes. */
  readonly chosen?: { readonly name: string; readonly size: number } | undefined;
  readonly rejected?: readonly RejectedFile[] | undefined;
  /** Called when the user presses 'Clear'. Without it, there is no such button. */
  readonly onClear?: (() => void) | undefined;
  /** More buttons, beside 'Clear'. */
  readonly actions?: ReactNode;
  /** True while the file is read or sent. */
  readonly isBusy?: boolean | undefined;
  /** The reason why a file cannot be chosen now. */
  readonly unavailable?: string | false | undefined;
};

/** An area for dropping a file, with a button that opens the file chooser. */
export function DropZone({ label, hint, accept, onFiles, ...props }: DropZoneProps) {
  const format = useFormatting();
  const texts = format.texts(dropZoneTexts);
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useAnnouncedText(outcome, true);
  const { isBusy = false, unavailable = false, onClear, actions } = props;
  const isStill = isBusy || Boolean(unavailable);
  const isOver = useDropTarget(zone, { onFiles, isStill });

  return (
    <fieldset
      className="field"
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onDragOver={refuse}
      onDrop={refuse}
    >
      <span className={props.labelHidden ? "visually-hidden" : "label"} id={id}>
        {label}
      </span>
      <div
        ref={zone}
        className={["drop-zone", isOver && "over", isStill && "still"].filter(Boolean).join(" ")}
      >
        <Icon name="upload" />
        <div className="drop-zone-invitation">
          <FileButton
            label={texts.chooseFor(label)}
            accept={accept}
            isBusy={isBusy}
            unavailable={unavailable}
            onFiles={onFiles}
          >
            {texts.choose}
          </FileButton>
          <span className="drop-zone-or">{texts.orDrop}</span>
        </div>
        {hint && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      <div className="drop-zone-outcome" ref={outcome}>
        <Rejected files={props.rejected ?? []} />
        {props.chosen !== undefined && (
          <span className="drop-zone-chosen">
            <Icon name="file" />
            <VisuallyHidden>{texts.chosen}</VisuallyHidden>
            <span className="drop-zone-name">{props.chosen.name}</span>
            <span className="muted">{byteTextOf(props.chosen.size, format)}</span>
          </span>
        )}
      </div>
      {(onClear !== undefined || actions !== undefined) && (
        <div className="row">
          {onClear !== undefined && (
            <Button variant="quiet" onClick={onClear} label={texts.clearOf(label)}>
              {texts.clear}
            </Button>
          )}
          {actions}
        </div>
      )}
    </fieldset>
  );
}

function Rejected({ files }: { readonly files: readonly RejectedFile[] }) {
  const id = useId();
  const texts = useTexts(dropZoneTexts);
  if (files.length === 0) return null;
  return (
    <div className="drop-zone-rejected">
      <strong id={id}>{texts.rejected}</strong>
      <ul aria-labelledby={id}>
        {files.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: file names are not unique
          <li key={index}>
            <span className="drop-zone-name">{name}</span>
            <span>{`: ${reason}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A file that is dropped beside the zone, or refused, must not replace the page. */
function refuse(event: DragEvent): void {
  if (!event.dataTransfer.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

/** Formats a file size: whole bytes, or units with at most one decimal. 1 KB is 1024 bytes. */
export function byteTextOf(bytes: number, format: Formatting): string {
  const { byteCount, units } = format.texts(dropZoneTexts);
  if (bytes < 1024) return byteCount(bytes, format);
  let amount = bytes / 1024;
  let unit = 0;
  while (Math.round(amount * 10) / 10 >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return units[unit]?.(format.number(Math.round(amount * 10) / 10)) ?? "";
}

interface DropTarget {
  /** Called with all files of a drop, at least one. */
  readonly onFiles: (files: readonly File[]) => void;
  /** True if drops are disabled. */
  readonly isStill: boolean;
}

/**
 * Makes an element a drop target. Returns whether the user is dragging files over it. Dropzone is loaded when drops
 * are enabled; until then, nothing can be dropped.
 */
function useDropTarget(
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
      () => {}, // Ignore the failure, because files can still be chosen.
    );
    return () => {
      isGone = true;
      target?.destroy();
      setOver(false);
    };
  }, [ref, isStill]);

  return isOver;
}

/** Turns off the library's own checks, because the caller checks the files. */
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
