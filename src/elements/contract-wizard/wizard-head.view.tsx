import type { ReactNode } from "react";
import { Heading } from "../ui/heading.tsx";
import { messages } from "./open-contract.messages.ts";

interface WizardHeadProps {
  /** The name of the customer; `""` if it is unknown. */
  readonly customer: string;
  readonly listHref: string;
}

/** The customer's name, and the link back to the list. */
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
