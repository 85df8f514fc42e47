import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { isPlainClick } from "../../core/links/plain-click.ts";
import { signInLinks, signInTexts } from "../../core/session/sign-in-messages.ts";
import { signInRoutes } from "../../core/session/sign-in-route.ts";
import { Button } from "../ui/button.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { Heading } from "../ui/heading.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { loginTexts, unrecognizedTextOf } from "./login-form.messages.ts";
import { PasswordInput, SignInInput } from "./sign-in-input.view.tsx";

interface LoginViewProps {
  readonly isMicrosite: boolean;
  readonly hasReset: boolean;
  /** The initial values: those of a user who comes back for a new code, or the defaults. */
  readonly start: { readonly username: string; readonly isPersistent: boolean };
  readonly faults: readonly string[];
  readonly isBusy: boolean;
  readonly onSubmit: (fields: {
    readonly username: string;
    readonly password: string;
    readonly isPersistent: boolean;
  }) => void;
  readonly hrefOf: (path: string) => string;
  /** Called with the name in the form, so that the user need not type it again. */
  readonly onShow: (view: "password", username: string) => void;
  readonly tabs: ReactNode;
}

/** The form for user name and password. A micro-site always keeps the user signed in. */
export function LoginView({
  isMicrosite,
  hasReset,
  start,
  faults,
  isBusy,
  onSubmit,
  hrefOf,
  onShow,
  tabs,
}: LoginViewProps): ReactNode {
  const texts = useTexts(loginTexts);
  const signIn = useTexts(signInTexts);
  const [isPersistent, setPersistent] = useState(start.isPersistent);
  const [isShown, setShown] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const errorOf = (name: string) =>
    faults.includes(name) ? unrecognizedTextOf(signIn, isMicrosite) : undefined;
  return (
    <SignInForm
      heading={texts.loginHeading}
      tabs={tabs}
      submitLabel={signIn.login}
      isBusy={isBusy}
      onSubmit={(fieldValueOf) => {
        // Hide the password, because browsers offer to save only what is in a password field.
        setShown(false);
        onSubmit({
          username: fieldValueOf("username"),
          password: fieldValueOf("password"),
          isPersistent,
        });
      }}
      footer={
        hasReset && (
          <p>
            <StepLink
              href={hrefOf(signInLinks.forgotPassword)}
              onFollow={() => onShow("password", name.current?.value ?? "")}
            >
              {signIn.forgotPassword}
            </StepLink>
          </p>
        )
      }
    >
      <SignInInput
        ref={name}
        label={signIn.username}
        name="username"
        autoComplete="username webauthn"
        enterKeyHint="next"
        defaultValue={start.username}
        error={errorOf("username")}
      />
      <PasswordInput error={errorOf("password")} isShown={isShown} onShow={setShown} />
      {!isMicrosite && (
        <CheckBox label={signIn.keepLoggedIn} checked={isPersistent} onChange={setPersistent} />
      )}
    </SignInForm>
  );
}

interface StepViewProps {
  readonly faults: readonly string[];
  readonly isBusy: boolean;
  readonly onSubmit: (text: string) => void;
  readonly hrefOf: (path: string) => string;
  readonly onShow: (view: "login") => void;
}

/**
 * The field for the email address to which the password reset is sent. Initially it contains `username`.
 */
export function PasswordView({
  username,
  ...props
}: StepViewProps & { readonly username: string }): ReactNode {
  const texts = useTexts(loginTexts);
  const signIn = useTexts(signInTexts);
  return (
    <OneFieldStep
      {...props}
      defaultValue={username}
      heading={signIn.resetHeading}
      submitLabel={texts.submit}
      label={signIn.username}
      name="username"
      autoComplete="username"
      enterKeyHint="send"
      fault={texts.usernameMissing}
    />
  );
}

/** The field for the code from the email. */
export function VerifyView(props: StepViewProps): ReactNode {
  const texts = useTexts(loginTexts);
  const signIn = useTexts(signInTexts);
  return (
    <OneFieldStep
      {...props}
      heading={texts.verifyHeading}
      submitLabel={signIn.verifyCode}
      label={signIn.code}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="go"
      hint={signIn.codeHelp}
      fault={
        <>
          <strong>{signIn.invalidCode}</strong>
          <br />
          <span>{texts.codeTooShort}</span>
        </>
      }
      note={texts.noCode}
    />
  );
}

type OneFieldStepProps = StepViewProps &
  Omit<ComponentProps<typeof SignInInput>, "error" | "onSubmit"> & {
    readonly heading: string;
    readonly submitLabel: string;
    /** The error of the field, shown if the report contains the field. */
    readonly fault: ReactNode;
    /** A note above the link to the first step. */
    readonly note?: string;
  };

/** A step with one field and a link back to the first step. */
function OneFieldStep({
  faults,
  isBusy,
  onSubmit,
  hrefOf,
  onShow,
  heading,
  submitLabel,
  fault,
  note,
  ...input
}: OneFieldStepProps): ReactNode {
  const texts = useTexts(loginTexts);
  return (
    <SignInForm
      heading={heading}
      submitLabel={submitLabel}
      isBusy={isBusy}
      onSubmit={(fieldValueOf) => onSubmit(fieldValueOf(input.name))}
      footer={
        <>
          {note !== undefined && <p className="hint">{note}</p>}
          <p>
            <StepLink href={hrefOf(signInRoutes.login)} onFollow={() => onShow("login")}>
              {texts.backToLogin}
            </StepLink>
          </p>
        </>
      }
    >
      <SignInInput {...input} error={faults.includes(input.name) ? fault : undefined} />
    </SignInForm>
  );
}

/** Links styled as tabs, because the second one opens another page. */
export function LoginTabs({
  hrefOf,
  onNavigate,
}: {
  readonly hrefOf: (path: string) => string;
  readonly onNavigate: (href: string) => void;
}): ReactNode {
  const texts = useTexts(loginTexts);
  const signIn = useTexts(signInTexts);
  return (
    <nav className="sign-in-tabs" aria-label={texts.tabs}>
      <span className="sign-in-tab" aria-current="page">
        {signIn.login}
      </span>
      <StepLink
        className="sign-in-tab"
        href={hrefOf(signInLinks.becomePartner)}
        onFollow={() => onNavigate(signInLinks.becomePartner)}
      >
        {signIn.becomePartner}
      </StepLink>
    </nav>
  );
}

interface SignInFormProps {
  readonly heading: string;
  /** Shown below the heading. */
  readonly tabs?: ReactNode;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** `fieldValueOf` returns the current value of a field by its name. */
  readonly onSubmit: (fieldValueOf: (name: string) => string, form: HTMLFormElement) => void;
  readonly children: ReactNode;
  /** Content below the button. */
  readonly footer?: ReactNode;
}

/**
 * A native form that is really submitted, so that browsers offer to save the credentials. Its method is POST, so that
 * nothing that the user types can end up in an address.
 */
function SignInForm({
  heading,
  tabs,
  submitLabel,
  isBusy,
  onSubmit,
  children,
  footer,
}: SignInFormProps): ReactNode {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    onSubmit((name) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    }, form);
  };
  // A key that is still held down from the previous step must not submit.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  };
  return (
    <form
      method="post"
      className="sign-in-form"
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      <Heading level={1}>{heading}</Heading>
      {tabs}
      {children}
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {submitLabel}
      </Button>
      {footer}
    </form>
  );
}

interface StepLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** A link that the element follows itself; the browser handles clicks with a modifier key. */
function StepLink({ href, className, onFollow, children }: StepLinkProps): ReactNode {
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a href={href} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
