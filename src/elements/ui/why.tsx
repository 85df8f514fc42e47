import { createContext, type ReactNode, useContext } from "react";

/**
 * Shows why calls fail, beside the message of a failure. Renders nothing if the cause is unknown.
 */
export function Why(): ReactNode {
  const why = useContext(WhyContext);
  return why && <p>{why}</p>;
}

/** Why calls fail, as a sentence for users; null if the cause is unknown. */
export const WhyContext = createContext<string | null>(null);
