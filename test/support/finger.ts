import { cdp, page } from "vitest/browser";

interface Protocol {
  send(method: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** Makes a finger the only pointer of the page, which only Chromium supports. Returns a function that restores the mouse. */
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
