import type { Page } from "playwright";

export interface MemoryUse {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Measures the memory of a page after garbage collection. */
export async function openMemoryReader(page: Page): Promise<() => Promise<MemoryUse>> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  return async () => {
    // Collects garbage several times, because finalizers release further objects.
    for (let round = 0; round < 4; round += 1) await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return { heapBytes: usedSize, nodes, listeners: jsEventListeners };
  };
}
