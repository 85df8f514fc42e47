import { cdp, page } from "vitest/browser";

interface Protocol {
  send(method: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** From now on a finger is the only pointer of the page; in Chromium alone. Returns what gives the mouse back. */
export async function takeFinger(width: number, height: number): Promise<() => Promise<void>> {
  const { innerWidth, innerHeight } = window;
  const protocol = cdp() as unknown as Protocol;
  const setTouch = (enabled: boolean) =>
    protocol.send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: 1 });
  await setTouch(true);
  await page.viewport(width, height);
  return async () => {
    await setTouch(false);
    await page.viewport(innerWidth, innerHeight);
  };
}
