import type { Plugin } from "vite";
import { createBackend, createSeededStore } from "../demo/server/index.ts";

const folder = "/demo/logos";

interface LogoOptions {
  /** Also the logos of the providers that only the directory has, some hundreds. */
  readonly ofDirectory?: boolean;
}

/** The reference backend's logos as files: a picture's address never passes through `fetch`. */
export function carrierLogos(options: LogoOptions = {}): Plugin {
  let opened: ReturnType<typeof openLogos> | undefined;
  const logos = () => {
    opened ??= openLogos(options);
    return opened;
  };
  return {
    name: "carrier-logos",
    configureServer({ middlewares }) {
      middlewares.use(folder, (request, response, next) => {
        const draw = async () => {
          const logo = (await logos()).get((request.url ?? "").slice(1));
          if (logo === undefined) return next();
          response.setHeader("Content-Type", "image/svg+xml").end(logo);
        };
        draw().catch(next);
      });
    },
    async generateBundle() {
      for (const [name, source] of await logos()) {
        this.emitFile({ type: "asset", fileName: `${folder.slice(1)}/${name}`, source });
      }
    },
  };
}

/** The logos by file name. */
async function openLogos({
  ofDirectory = false,
}: LogoOptions): Promise<ReadonlyMap<string, string>> {
  const store = await createSeededStore();
  const ports = { store, clock: { now: () => 0 }, newId: () => "logos" };
  const { app } = await createBackend(ports);
  const carriers = (await store.carriers.find()).map(({ id }) => id);
  const directory = ofDirectory ? await store.providers.find() : [];
  const keys = new Set([...carriers, ...directory.map(({ logoKey }) => logoKey)]);
  const files = [...keys].map((key) => `${key}.svg`);
  const draw = async (file: string) => (await app.request(`${folder}/${file}`)).text();
  return new Map(await Promise.all(files.map(async (file) => [file, await draw(file)] as const)));
}
