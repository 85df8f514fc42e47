import type { Store } from "../store/store.ts";
import type { Fault } from "./fault.ts";

/** The fault whose turn it is; after the last one it is the turn of a right answer, null. */
export async function takeFault(
  store: Pick<Store, "attempts">,
  id: string,
  faults: readonly Fault[],
): Promise<Fault | null> {
  const count = (await store.attempts.get(id))?.count ?? 0;
  await store.attempts.put({ id, count: count + 1 });
  return faults[count % (faults.length + 1)] ?? null;
}
