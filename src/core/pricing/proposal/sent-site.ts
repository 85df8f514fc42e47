import {
  count,
  described,
  filledText,
  flag,
  list,
  number,
  object,
  text,
  textOrNull,
} from "../../wire/sent.ts";
import { sentPhases } from "./sent-term.ts";

/** A service of a site on the wire. */
const sentSiteService = object(
  {
    provider: described(text, "Name of the provider."),
    title: described(
      text,
      "Name of the service, of its equipment, or of the discount of a package.",
    ),
    quantity: described(count, "Lines of a telephone service, boxes of equipment; else 1."),
    price: described(number, "Monthly dollars of all."),
  },
  {
    rate: described(number, "Monthly dollars of one."),
    install: described(number, "Dollars of install that it adds, once; missing for none."),
    backup: described(flag, "True for a service of the backup line."),
    note: described(filledText, "Details of the price, such as when it changes."),
  },
);

/** A site of a proposal for several addresses on the wire. */
export const sentSite = object(
  {
    name: described(text, "Name of the site; empty without one."),
    address: described(filledText, "The address as the customer's list has it."),
    answered_address: described(textOrNull, "The address of the prices; null if it is not known."),
    provider: described(textOrNull, "Name of the provider of the main line; null without prices."),
    term: described(textOrNull, "Name of the term; null without prices."),
    services: described(
      list(sentSiteService),
      "The services, which add up to `monthly` and `install`; empty without prices.",
    ),
    monthly: described(number, "Monthly dollars; 0 without prices."),
    install: described(number, "Dollars of install, once; 0 without prices."),
  },
  {
    note: described(filledText, "What is not available, and why."),
    phases: described(sentPhases, "The parts of the term in order, if the monthly price changes."),
    savings: described(
      object({
        provider: described(text, "Name of the current provider; empty if it is not known."),
        monthly: described(number, "Current monthly dollars."),
        saved: described(number, "Monthly dollars that the customer saves; negative for more."),
      }),
      "What the customer pays now, if the agent prints the savings.",
    ),
  },
);
