import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";

/** A window over the page. */
export type DialogProps = {
  readonly heading: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly children: ReactNode;
  /** Escape, or the close button: the caller stops drawing it. */
  readonly onClose: () => void;
  /** Buttons at its foot, the main one last. */
  readonly actions?: ReactNode;
  readonly size?: "medium" | "large" | undefined;
  /** What is focused first, else the window itself. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * A modal window, open as long as it is drawn. The browser keeps focus inside and gives it back;
 * where the element is narrow it is a sheet at the foot of the screen.
 */
export function Dialog({ heading, level = 2, children, onClose, actions, ...props }: DialogProps) {
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const { size = "medium", initialFocus } = props;

  useLayoutEffect(() => {
    const dialog = ref.current;
    // An element may leave the page while it is drawn.
    if (!dialog?.isConnected) return;
    dialog.showModal();
    (initialFocus?.current ?? dialog).focus();
    return () => dialog.close();
  }, [initialFocus]);

  return (
    <dialog
      ref={ref}
      className={`dialog ${size}`}
      part="dialog"
      tabIndex={-1}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // A file chooser inside is cancelled, too.
        if (event.nativeEvent.composedPath()[0] !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closes it by itself when Escape comes twice.
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
