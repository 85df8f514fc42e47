import { createContext } from "react";

/** Why calls fail, in a sentence for the visitor; null where nobody knows. */
export const WhyContext = createContext<string | null>(null);
