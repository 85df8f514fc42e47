import type { Browser } from "playwright";
import { type MemoryUse, openMemoryReader } from "../../test/support/cdp-memory.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

const warmUpCycles = 200;
export const cycles = 1000;

/** The memory left after adding and removing an element. */
export async function measureMemory(
  browser: Browser,
  origin: string,
  { path, tag }: Variant,
): Promise<MemoryUse> {
  const page = await openColdPage(browser);
  await page.goto(origin + path);
  const readMemory = await openMemoryReader(page);
  const memoryAfter = async (times: number) => {
    await page.evaluate(mountAndUnmount, { tag, times });
    // React finishes the last removals when the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return readMemory();
  };
  const before = await memoryAfter(warmUpCycles);
  const after = await memoryAfter(cycles);
  await page.context().close();
  return {
    heapBytes: (after.heapBytes - before.heapBytes) / cycles,
    nodes: (after.nodes - before.nodes) / cycles,
    listeners: (after.listeners - before.listeners) / cycles,
  };
}

/** Runs in the page: each element is removed after it has rendered. */
async function mountAndUnmount({ tag, times }: { tag: string; times: number }): Promise<void> {
  await customElements.whenDefined(tag);
  for (let cycle = 0; cycle < times; cycle += 1) {
    const element = document.createElement(tag);
    const ready = new Promise((resolve) => {
      element.addEventListener("scout-ready", resolve, { once: true });
    });
    document.body.append(element);
    await ready;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
