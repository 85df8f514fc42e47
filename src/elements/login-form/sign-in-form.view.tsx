import type { FormEvent, ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";

interface SignInFormProps {
  readonly heading: string;
  readonly headingHidden?: boolean;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** `textOf` returns the current text of a field by its name. */
  readonly onSubmit: (textOf: (name: string) => string, form: HTMLFormElement) => void;
  readonly children: ReactNode;
  /** Below the button. */
  readonly footer?: ReactNode;
}

/**
 * A native form that is actually submitted, so that browsers offer to save the credentials. Its method is POST, so that
 * nothing typed can end up in an address.
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
      <Heading level={1} className={headingHidden ? "visually-hidden" : undefined}>
        {heading}
      </Heading>
      {children}
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {submitLabel}
      </Button>
      {footer}
    </form>
  );
}
