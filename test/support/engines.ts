import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The engines other than Chromium's, by the names of Debian's packages. */
export const engineNames = ["firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** Debian's Chromium, which is months newer than the pinned one (`chromium.ts`). */
export const newestChromium = "newest-chromium";

/** Programs of an engine, by name, with their paths. */
export type Programs = Readonly<Record<string, string>>;

interface Engine {
  readonly debian: readonly string[];
  find(): Programs | null;
}

const engines: Readonly<Record<EngineName | typeof newestChromium, Engine>> = {
  [newestChromium]: {
    debian: ["chromium"],
    find: () => allPrograms({ chromium: onPath("chromium") }),
  },
  firefox: {
    debian: ["firefox-esr"],
    find: () => allPrograms({ firefox: named("FIREFOX_PATH") ?? onPath("firefox-esr", "firefox") }),
  },
  webkit: {
    debian: ["webkit2gtk-driver", "xvfb"],
    find: () =>
      allPrograms({
        driver: onPath("WebKitWebDriver"),
        browser: miniBrowser(),
        xvfb: onPath("Xvfb"),
      }),
  },
};

/** The engine's programs. If they are missing, root installs Debian's packages; other users get an error that names them. */
export function findEngine(name: keyof typeof engines): Programs {
  const { find, debian } = engines[name];
  const found = find();
  if (found !== null) return found;
  const trouble = installFromDebian(debian);
  const installed = find();
  if (installed !== null) return installed;
  const packages = debian.join(" ");
  throw new Error(`There is no ${name} here. Install Debian's packages ${packages}.${trouble}`);
}

function allPrograms(programs: Readonly<Record<string, string | undefined>>): Programs | null {
  const found = Object.entries(programs).flatMap(([name, path]) =>
    path === undefined ? [] : [[name, path] as const],
  );
  return found.length === Object.keys(programs).length ? Object.fromEntries(found) : null;
}

function named(variable: string): string | undefined {
  const path = process.env[variable];
  if (path === undefined || path === "") return undefined;
  if (!isExecutable(path)) throw new Error(`${variable} names ${path}, which cannot be run.`);
  return path;
}

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** WebKitGTK's own browser, which its driver starts, in the folder of the library. */
function miniBrowser(): string | undefined {
  const inFolder = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const libraries = ["/usr/lib", "/usr/libexec"].flatMap((root) => [
    root,
    ...inFolder(root)
      .filter((name) => name.endsWith("-linux-gnu"))
      .map((name) => join(root, name)),
  ]);
  return libraries
    .flatMap((library) =>
      inFolder(library)
        .filter((name) => name.startsWith("webkit2gtk-4."))
        .map((name) => join(library, name, "MiniBrowser")),
    )
    .find(isExecutable);
}

/** Installs packages, and returns the error text. A failed update of the package lists is not an error. */
function installFromDebian(packages: readonly string[]): string {
  const apt = onPath("apt-get");
  if (process.getuid?.() !== 0 || apt === undefined) return "";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "--no-install-recommends", ...packages];
  const troubles = [["update"], install].map((words) => {
    const { status, stderr } = spawnSync(apt, words, { encoding: "utf8", env });
    return status === 0 ? "" : `\n\`apt-get ${words.join(" ")}\` ended with ${status}:\n${stderr}`;
  });
  return troubles.join("");
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
