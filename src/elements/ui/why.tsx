import { type ReactNode, useContext } from "react";
import { WhyContext } from "./why-context.ts";

/** Beside the text of a failure: why calls fail, where it is known. */
export function Why(): ReactNode {
  const why = useContext(WhyContext);
  return why && <p>{why}</p>;
}
