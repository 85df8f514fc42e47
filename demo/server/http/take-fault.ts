import type { Store } from "../store/store.ts";
import type { Fault } from "./fault.ts";

/** The next fault in turn. After the last one null is returned for a correct answer. */
export async function takeFault(
  store: Pick<Store, "attempts">,
  id: string,
  faults: readonly Fault[],
): Promise<Fault | null> {
  const count = (await store.attempts.get(id))?.count ?? 0;
  await store.attempts.put({ id, count: count + 1 });
  return faults[count % (faults.length + 1)] ?? null;
}
