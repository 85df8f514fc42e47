import type { ReactNode } from "react";
import { Heading } from "../ui/heading.tsx";
import { messages } from "./open-contract.messages.ts";

interface WizardHeadProps {
  /** `""` where it is not known. */
  readonly customer: string;
  readonly listHref: string;
}

/** Whose contract it is, and the way back to the list (decisions Y17). */
export function WizardHead({ customer, listHref }: WizardHeadProps): ReactNode {
  return (
    <div className="wizard-head">
      <a className="wizard-back" href={listHref}>
        <span aria-hidden="true">← </span>
        <span>{messages.back}</span>
      </a>
      <Heading level={1}>
        <span>{messages.heading}</span>
        <span className="wizard-customer">{customer !== "" && ` ${messages.of(customer)}`}</span>
      </Heading>
    </div>
  );
}
