import { Component, type MouseEventHandler, type ReactNode, useEffect } from "react";
import {
  Denied,
  type FormattingOptions,
  localTexts,
  type ReadonlySignal,
  type SettingsState,
  Unauthorized,
} from "../../../core/internal.ts";
import { focusBox } from "../../ui/focus-box.ts";
import { FormattingContext } from "../../ui/formatting-context.ts";
import { Heading } from "../../ui/heading.tsx";
import { CodeNotLoaded } from "../../ui/lazy-screen.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { hostTexts } from "../page/host.messages.ts";
import { reloadPage } from "../page/reload-page.ts";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Why calls fail, as a sentence; null if the cause is unknown. */
  readonly why: string | null;
  /** A new value renders a failed screen again. */
  readonly attempt: unknown;
  /**
   * A new address also renders a failed screen again, if the server's answer refused the screen.
   */
  readonly place: ReadonlySignal<unknown>;
  /**
   * New settings also render a failed screen again, if it was denied or failed because of the settings.
   */
  readonly settings: SettingsState;
  /** The sign-in page for a user who is not signed in; null if none is configured. */
  readonly signInHref: string | null;
  readonly onDenied: () => void;
  readonly onFailed: (error: unknown) => void;
  readonly onRetry: () => void;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly attempt: unknown;
  readonly settings: SettingsState;
  /**
   * True if the user has pressed the button before. A screen that fails again may need a reload of the page.
   */
  readonly hasRetried: boolean;
}

/** Shows an error page in place of a screen that throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    error: null,
    hasFailed: false,
    attempt: this.props.attempt,
    settings: this.props.settings,
    hasRetried: false,
  };

  static override contextType = FormattingContext;
  declare readonly context: FormattingOptions;

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    const { attempt, settings } = props;
    const isOfSettings = isOfFlag(state.error) || isErrorOf(state.settings, state.error);
    const isOther = attempt !== state.attempt || (settings !== state.settings && isOfSettings);
    return { attempt, settings, ...(isOther && { error: null, hasFailed: false }) };
  }

  override componentDidCatch(error: unknown): void {
    if (isOfFlag(error)) this.props.onDenied();
    else if (!isOfAnswer(error)) this.props.onFailed(error);
  }

  /** The button disappears, so the screen gets the focus. */
  handleRetry = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    const root = currentTarget.closest<HTMLElement>(".scout-root");
    if (root !== null) focusBox(root);
    this.setState({ hasRetried: true });
    this.forget();
    this.props.onRetry();
  };

  forget = (): void => this.setState({ error: null, hasFailed: false });

  texts() {
    return localTexts(this.context.translations, hostTexts);
  }

  reasonOf(error: unknown): string {
    const { settings, signInHref } = this.props;
    const texts = this.texts();
    if (error instanceof Unauthorized) return texts.notSignedIn;
    if (isDenied(error)) return signInHref === null ? texts.askForAccess : "";
    if (error instanceof CodeNotLoaded) return texts.partMissing;
    return isErrorOf(settings, error) ? texts.unexplained : texts.stopped;
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { error } = this.state;
    const { signInHref } = this.props;
    const texts = this.texts();
    const why = this.props.why ?? this.reasonOf(error);
    const needsReload = error instanceof CodeNotLoaded && this.state.hasRetried;
    return (
      <>
        {isDenied(error) ? (
          <DeniedPage signInHref={signInHref} why={why} />
        ) : (
          <ErrorPage
            isSignInNeeded={error instanceof Unauthorized}
            signInHref={signInHref}
            why={why}
            {...(needsReload
              ? { label: texts.reload, onAct: reloadPage }
              : { label: texts.tryAgain, onAct: this.handleRetry })}
          />
        )}
        {isOfAnswer(error) && <UntilElsewhere place={this.props.place} onLeft={this.forget} />}
      </>
    );
  }
}

/** Checks the cause as well, as the Scout error page does. */
function isDenied(error: unknown): boolean {
  return error instanceof Error && error.cause === 403;
}

/** True if the screen itself is denied, and not only its data by an answer of the server. */
function isOfFlag(error: unknown): boolean {
  return isDenied(error) && !(error instanceof Denied && error.by !== "flag");
}

/**
 * True if the server refused a load or an action. The store that sent the call has already notified the page.
 */
function isOfAnswer(error: unknown): boolean {
  return error instanceof Denied || error instanceof Unauthorized;
}

function isErrorOf(settings: SettingsState, error: unknown): boolean {
  return settings.kind === "failed" && settings.error === error;
}

/** Renders nothing; calls back when the address changes. */
function UntilElsewhere({
  place,
  onLeft,
}: {
  readonly place: ReadonlySignal<unknown>;
  readonly onLeft: () => void;
}): ReactNode {
  useEffect(() => {
    const here = place.peek();
    return place.subscribe((now) => {
      if (now !== here) onLeft();
    });
  }, [place, onLeft]);
  return null;
}

type PageProps = Pick<ErrorBoundaryProps, "signInHref"> & { readonly why: string };

function DeniedPage({ signInHref, why }: PageProps): ReactNode {
  const texts = useTexts(hostTexts);
  return (
    <section className="error-page failed-screen" role="alert">
      <Heading level={1}>{texts.deniedTitle}</Heading>
      <p>{texts.denied}</p>
      {why && <p>{why}</p>}
      <SignInLink signInHref={signInHref} />
    </section>
  );
}

function ErrorPage({
  isSignInNeeded,
  signInHref,
  why,
  label,
  onAct,
}: PageProps & {
  /** True if the user is not signed in, which is not an error. */
  readonly isSignInNeeded: boolean;
  readonly label: string;
  readonly onAct: MouseEventHandler<HTMLElement>;
}): ReactNode {
  const texts = useTexts(hostTexts);
  return (
    <section className="error-page failed-screen" role="alert">
      <Heading level={1}>{isSignInNeeded ? texts.signIn : texts.errorTitle}</Heading>
      {!isSignInNeeded && <p>{texts.error}</p>}
      {why && <p>{why}</p>}
      <div className="row">
        <SignInLink signInHref={signInHref} />
        <button type="button" className="button" part="button" onClick={onAct}>
          {label}
        </button>
      </div>
    </section>
  );
}

/** An ordinary link, also in a portal, because the sign-in page may be outside of it. */
function SignInLink({ signInHref }: Pick<PageProps, "signInHref">): ReactNode {
  const texts = useTexts(hostTexts);
  if (signInHref === null) return null;
  return (
    <a className="button primary" part="button button-primary" rel="external" href={signInHref}>
      {texts.signIn}
    </a>
  );
}
