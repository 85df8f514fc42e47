import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import css from "./dialog.css?inline";
import { fitKeyboard } from "./fit-keyboard.ts";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

/** Props of a {@link Dialog}. */
export type DialogProps = {
  readonly heading: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly children: ReactNode;
  /** Called for Escape, the close button, and beside a sheet. The caller stops rendering the dialog. */
  readonly onClose: () => void;
  /** Buttons in the footer, the primary one last. */
  readonly actions?: ReactNode;
  /** A sheet comes from below in any element, and a touch beside it closes it (decisions W16). */
  readonly isSheet?: boolean | undefined;
  /** The element to focus first, by default the dialog itself. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * A modal dialog, open while it is rendered. The browser traps and restores the focus. In a narrow element it is a
 * bottom sheet.
 */
export function Dialog({ heading, level = 2, children, onClose, actions, ...props }: DialogProps) {
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const { isSheet = false, initialFocus } = props;

  useLayoutEffect(() => {
    const dialog = ref.current;
    // The element may be disconnected while it is rendered.
    if (!dialog?.isConnected) return;
    dialog.showModal();
    (initialFocus?.current ?? dialog).focus();
    const stopFitting = fitKeyboard(dialog);
    return () => {
      stopFitting();
      dialog.close();
    };
  }, [initialFocus]);

  // A click on the backdrop is one on the dialog, outside its box.
  const closeBeside = useEffectEvent((event: MouseEvent) => {
    const dialog = ref.current;
    if (dialog === null || event.composedPath()[0] !== dialog) return;
    if (event.clientY < dialog.getBoundingClientRect().top) onClose();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isSheet || dialog === null) return;
    dialog.addEventListener("click", closeBeside);
    return () => dialog.removeEventListener("click", closeBeside);
  }, [isSheet]);

  return (
    <dialog
      ref={ref}
      className={isSheet ? "dialog sheet" : "dialog"}
      part="dialog"
      tabIndex={-1}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // Cancelling a file chooser inside fires the event, too.
        if (event.nativeEvent.composedPath()[0] !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closes it by itself on a second Escape.
      onClose={onClose}
    >
      <div className="dialog-head">
        <Heading level={level} id={headingId} className="dialog-heading">
          {heading}
        </Heading>
        <button type="button" className="dialog-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {actions !== undefined && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}
