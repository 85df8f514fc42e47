import { createContext, type ReactNode, useContext } from "react";

/** Beside the text of a failure: why calls fail, where it is known. */
export function Why(): ReactNode {
  const why = useContext(WhyContext);
  return why && <p>{why}</p>;
}

/** Why calls fail, in a sentence for the visitor; null where nobody knows. */
export const WhyContext = createContext<string | null>(null);
