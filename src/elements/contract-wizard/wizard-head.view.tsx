import type { ReactNode } from "react";
import { Heading } from "../ui/heading.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { openContractTexts } from "./open-contract.messages.ts";

interface WizardHeadProps {
  /** The name of the customer; `""` if it is unknown. */
  readonly customer: string;
  readonly listHref: string;
}

/** The customer's name, and the link back to the list. */
export function WizardHead({ customer, listHref }: WizardHeadProps): ReactNode {
  const texts = useTexts(openContractTexts);
  return (
    <div className="wizard-head">
      <a className="wizard-back" href={listHref}>
        <span aria-hidden="true">← </span>
        <span>{texts.back}</span>
      </a>
      <Heading level={1}>
        <span>{texts.heading}</span>
        <span className="wizard-customer">{customer !== "" && ` ${texts.of(customer)}`}</span>
      </Heading>
    </div>
  );
}
