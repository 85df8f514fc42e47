import { page } from "vitest/browser";
import type {
  ConformanceFacts,
  ElementManifest,
  Sign,
} from "../../src/elements/element-manifest.ts";
import { loadRuntime } from "../../src/elements/host/element/element-runtimes.ts";

/** An element with the conformance facts of its manifest. */
export interface ElementUnderTest extends Omit<ConformanceFacts, "sign"> {
  readonly tag: string;
  readonly load: () => Promise<unknown>;
  /** Visible content of the open element. */
  readonly sign: () => ReturnType<typeof page.getByRole>;
}

const manifests = import.meta.glob<ElementManifest>("../../src/elements/*/*.manifest.ts", {
  eager: true,
  import: "manifest",
});
const doors = import.meta.glob(["../../src/elements/*-*/*.ts", "!../../src/elements/*-*/*.*.ts"]);

/** Every element: a folder with an entry file. */
export const elementTable: readonly ElementUnderTest[] = Object.entries(doors).map(
  ([path, load]) => {
    const tag = path.split("/").at(-2) ?? path;
    const manifest = manifests[path.replace(/\.ts$/, ".manifest.ts")];
    if (manifest === undefined) throw new Error(`${tag} has no ${tag}.manifest.ts.`);
    const { sign, ...facts } = manifest.conformance;
    // Elements then start as soon as they are in the page.
    const loadWhole = () => load().then(() => loadRuntime(tag));
    return { ...facts, tag, load: loadWhole, sign: () => partOf(sign) };
  },
);

function partOf({ role, navigation, ...options }: Sign) {
  const place = navigation ? page.getByRole("navigation", { name: navigation }) : page;
  return place.getByRole(role, options);
}
