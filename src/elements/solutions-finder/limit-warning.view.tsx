import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { finderTexts } from "./solutions-finder.messages.ts";

interface LimitWarningProps {
  readonly isShown: boolean;
  /** The number of times that the warning has been shown. */
  readonly times: number;
  readonly onHold: () => void;
  readonly onRelease: () => void;
  readonly onDismiss: () => void;
}

/** Warns that the limit of filters is reached. Earlier notices stay readable. */
export function LimitWarningView(props: LimitWarningProps): ReactNode {
  const texts = useTexts(finderTexts);
  return (
    <>
      {props.isShown && (
        <div className="limit-warning">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause its timer */}
          <div
            className="alert warning"
            part="alert"
            onPointerEnter={props.onHold}
            onPointerLeave={({ currentTarget }) => {
              if (!currentTarget.matches(":focus-within")) props.onRelease();
            }}
            onFocus={props.onHold}
            onBlur={({ currentTarget }) => {
              if (!currentTarget.matches(":hover")) props.onRelease();
            }}
          >
            <Icon name="warning" />
            <div className="alert-text" role="alert" key={props.times}>
              {texts.filterLimit}
            </div>
            <button
              type="button"
              className="alert-dismiss"
              aria-label={texts.dismiss}
              onClick={props.onDismiss}
            >
              <Icon name="close" />
            </button>
          </div>
        </div>
      )}
      <div className="visually-hidden" role="log" aria-live="off" aria-label={texts.notices}>
        {Array.from({ length: props.times }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all notices are the same
          <p key={index}>{texts.filterLimit}</p>
        ))}
      </div>
    </>
  );
}
