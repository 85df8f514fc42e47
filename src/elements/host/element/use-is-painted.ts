import { useEffect, useState } from "react";
import { afterSecondPaint } from "../page/after-paint.ts";

/** Whether the first frame of the component is painted, and the change of route that waits for it (decisions P39). */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterSecondPaint(() => setPainted(true)), []);
  return isPainted;
}
