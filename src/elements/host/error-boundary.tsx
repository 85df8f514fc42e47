import { Component, type ReactNode } from "react";
import { hostMessages } from "./host.messages.ts";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A new value gives the screen another chance. */
  readonly resetKey: unknown;
  readonly onDenied: () => void;
  readonly onFailed: (error: unknown) => void;
  readonly onRetry: () => void;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly resetKey: unknown;
}

/** Keeps a screen that throws from taking its neighbours along, and says what happened. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    error: null,
    hasFailed: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    if (props.resetKey === state.resetKey) return null;
    return { error: null, hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (isDenied(error)) this.props.onDenied();
    else this.props.onFailed(error);
  }

  handleRetry = (): void => {
    this.setState({ error: null, hasFailed: false });
    this.props.onRetry();
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return isDenied(this.state.error) ? <DeniedPage /> : <ErrorPage onRetry={this.handleRetry} />;
  }
}

/** Tests the cause, as the Scout error page does (rulings C6). */
function isDenied(error: unknown): boolean {
  return error instanceof Error && error.cause === 403;
}

function DeniedPage(): ReactNode {
  return (
    <section className="error-page" role="alert">
      <h1 part="heading">{hostMessages.deniedTitle}</h1>
      <p>{hostMessages.denied}</p>
    </section>
  );
}

function ErrorPage({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <section className="error-page" role="alert">
      <h1 part="heading">{hostMessages.errorTitle}</h1>
      <p>{hostMessages.error}</p>
      <button type="button" className="button" part="button" onClick={onRetry}>
        {hostMessages.tryAgain}
      </button>
    </section>
  );
}
