import type { FormEvent, ReactNode } from "react";
import { Button } from "../ui/button.tsx";

interface SignInFormProps {
  readonly heading: string;
  readonly headingHidden?: boolean;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** Gives the text of a field by its name, as it stands in the form. */
  readonly onSubmit: (textOf: (name: string) => string, form: HTMLFormElement) => void;
  readonly children: ReactNode;
  /** Below the button. */
  readonly footer?: ReactNode;
}

/**
 * A form of the page that is really submitted: browsers offer to keep what was typed. It would post,
 * should it ever leave: nothing of it may stand in an address.
 */
export function SignInForm({
  heading,
  headingHidden = false,
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
  return (
    <form method="post" className="sign-in-form" noValidate onSubmit={handleSubmit}>
      <h1 part="heading" className={headingHidden ? "visually-hidden" : undefined}>
        {heading}
      </h1>
      {children}
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {submitLabel}
      </Button>
      {footer}
    </form>
  );
}
