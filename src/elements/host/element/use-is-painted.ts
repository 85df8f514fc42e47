import { useEffect, useState } from "react";
import { afterSecondPaint } from "../page/after-paint.ts";

/** True once the component's first frame and the route change that waits for it are done. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterSecondPaint(() => setPainted(true)), []);
  return isPainted;
}
