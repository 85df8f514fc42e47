import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { Programs } from "./engines.ts";

/** The address of WebKit's driver, and the browser that it starts. */
export interface DriverAddress {
  readonly hostname: string;
  readonly port: number;
  readonly browser: string;
}

export interface RunningDriver extends DriverAddress {
  stop(): void;
}

/**
 * The capabilities of a session with WebKitGTK's driver.
 *
 * @param pageLoadStrategy - with `normal` every command waits until the page has loaded
 */
export function webkitCapabilities(
  { browser }: DriverAddress,
  pageLoadStrategy: "normal" | "none" = "normal",
) {
  return {
    browserName: "MiniBrowser",
    pageLoadStrategy,
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
    "wdio:enforceWebDriverClassic": true,
  };
}

/** Starts WebKit's driver on a virtual screen, because it has no headless mode. */
export async function startWebKitDriver(programs: Programs): Promise<RunningDriver> {
  const { driver = "", browser = "", xvfb = "" } = programs;
  const screen = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [, , , names] = screen.stdio;
  if (!(names instanceof Readable)) throw new Error("The virtual screen has no name.");
  const [line] = await once(names, "data");
  const display = `:${String(line).trim()}`;
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display };
  const server = spawn(driver, [`--port=${port}`], { stdio: "ignore", env });
  const hostname = "127.0.0.1";
  const stop = () => {
    server.kill();
    screen.kill();
  };
  try {
    await answers(`http://${hostname}:${port}/status`);
  } catch (error) {
    stop();
    throw error;
  }
  return { hostname, port, browser, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

async function answers(url: string): Promise<void> {
  for (let waits = 0; waits < 100; waits += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`WebKitWebDriver does not answer at ${url}.`);
}
