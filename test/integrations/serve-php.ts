import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Starts PHP's own server with several workers, which form a process group. */
export function servePhp(folder: string, port: number, router?: string): ChildProcess {
  const settings = ["upload_max_filesize=64M", "post_max_size=64M", "memory_limit=512M"];
  const options = settings.flatMap((setting) => ["-d", setting]);
  return spawn(
    "php",
    [
      ...options,
      "-S",
      `127.0.0.1:${port}`,
      "-t",
      folder,
      ...(router === undefined ? [] : [router]),
    ],
    {
      stdio: "ignore",
      detached: true,
      cwd: folder,
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: "4" },
    },
  );
}

/** Ends a process with its group. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, "exit");
  process.kill(-child.pid);
  await ended;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

export async function waitUntil(name: string, isReady: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isReady().catch(() => false)) return;
    await setTimeout(100);
  }
  throw new Error(`${name} does not answer.`);
}
