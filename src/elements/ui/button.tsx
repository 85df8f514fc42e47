import type { MouseEvent, ReactNode, Ref } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { useOwnId } from "./own-id.ts";
import { uiTexts } from "./ui.messages.ts";
import { useTexts } from "./use-texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { Words } from "./words.tsx";

export type ButtonProps = {
  readonly children: ReactNode;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly variant?: "primary" | "secondary" | "quiet";
  readonly type?: "button" | "submit";
  readonly icon?: IconName | undefined;
  /**
   * True while an action is running. The button keeps its width, name and focus, announces its state, and ignores
   * clicks.
   */
  readonly busy?: boolean | undefined;
  /** Why the button is not available. It stays focusable, gives the reason, and ignores clicks. */
  readonly unavailable?: string | false | undefined;
  /** True makes the button as wide as its container. */
  readonly wide?: boolean | undefined;
  /** An accessible name that extends the visible text and starts with it. */
  readonly label?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly controls?: string | undefined;
  /** The equivalent keyboard shortcut, as in `aria-keyshortcuts`. */
  readonly keys?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** A button that keeps its focus when it becomes busy or unavailable. */
export function Button({
  children,
  onClick,
  variant = "secondary",
  type = "button",
  icon,
  busy = false,
  unavailable = false,
  wide = false,
  label,
  pressed,
  expanded,
  controls,
  keys,
  ref,
}: ButtonProps) {
  const texts = useTexts(uiTexts);
  const noteId = useOwnId();
  const reason = unavailable === false || unavailable === "" ? undefined : unavailable;
  const inert = busy || reason !== undefined;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <span className={wide ? "button-box wide" : "button-box"}>
      <button
        ref={ref}
        type={type}
        className={`button ${variant}`}
        part={variant === "primary" ? "button button-primary" : "button"}
        onClick={handleClick}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-disabled={inert || undefined}
        aria-describedby={inert ? noteId : undefined}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-controls={controls}
        aria-keyshortcuts={keys}
      >
        <span className="button-label">
          {icon !== undefined && <Icon name={icon} />}
          <Words>{children}</Words>
        </span>
        {busy && <span className="spinner" aria-hidden="true" />}
      </button>
      {busy && <VisuallyHidden id={noteId}>{texts.inProgress}</VisuallyHidden>}
      {!busy && reason !== undefined && (
        <span className="button-reason" role="tooltip" id={noteId}>
          {reason}
        </span>
      )}
    </span>
  );
}
