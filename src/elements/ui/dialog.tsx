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
import { uiTexts } from "./ui.messages.ts";
import { useTexts } from "./use-texts.ts";

stylePiece(css);

export type DialogProps = {
  readonly heading: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly children: ReactNode;
  /**
   * Called when the user presses Escape, presses the close button, or presses beside a sheet. The caller then stops
   * rendering the dialog.
   */
  readonly onClose: () => void;
  /** Buttons in the footer, the primary one last. */
  readonly actions?: ReactNode;
  /** A sheet opens from below at any width of the element. A touch beside it closes it. */
  readonly isSheet?: boolean | undefined;
  /** The element that gets the focus first; by default the dialog itself. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * A modal dialog, open while it is rendered. The browser traps the focus and restores it. In a narrow element it is a
 * sheet.
 */
export function Dialog({ heading, level = 2, children, onClose, actions, ...props }: DialogProps) {
  const texts = useTexts(uiTexts);
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const { isSheet = false, initialFocus } = props;

  useLayoutEffect(() => {
    const dialog = ref.current;
    // The element may leave the page while it renders.
    if (!dialog?.isConnected) return;
    dialog.showModal();
    (initialFocus?.current ?? dialog).focus();
    const stopFitting = fitKeyboard(dialog);
    return () => {
      stopFitting();
      dialog.close();
    };
  }, [initialFocus]);

  // A click on the backdrop targets the dialog, but its position is outside of the box.
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
        // Canceling a file chooser inside the dialog also fires this event.
        if (event.nativeEvent.composedPath()[0] !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // On a second Escape, the browser closes the dialog even if the first one was canceled.
      onClose={onClose}
    >
      <div className="dialog-head">
        <Heading level={level} id={headingId} className="dialog-heading">
          {heading}
        </Heading>
        <button type="button" className="dialog-close" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {actions !== undefined && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}
