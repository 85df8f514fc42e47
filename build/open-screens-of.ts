/** The members of chunks that this file reads, by file name. */
type Chunks = Readonly<
  Record<
    string,
    { readonly moduleIds: readonly string[]; readonly dynamicImports: readonly string[] }
  >
>;

/** The file of the code that runs an element, which its entry loads by `import()`. */
export function runtimeFileOf(entry: string, chunks: Chunks): string | undefined {
  const tag = tagOf(entry);
  return chunks[entry]?.dynamicImports.find((file) =>
    chunks[file]?.moduleIds.some((id) => id.endsWith(`/${tag}/${tag}.runtime.ts`)),
  );
}

/**
 * The files of the screens that an element draws at once by `import()`: `open-….screen.tsx` of its own folder, and
 * the header of the portal, which is part of every page.
 */
export function openScreensOf(entry: string, chunks: Chunks): string[] {
  const tag = tagOf(entry);
  if (tag === "scout-portal") return filesOfHeader(chunks);
  const isOpenScreen = (id: string) =>
    /\/open-[^/]*\.screen\.tsx$/.test(id) && id.includes(`/${tag}/`);
  const { dynamicImports = [] } = chunks[runtimeFileOf(entry, chunks) ?? ""] ?? {};
  return dynamicImports.filter((file) => chunks[file]?.moduleIds.some(isOpenScreen));
}

/** The file that replaces the first screen of an element, if its entry draws one. */
export function takeOverOf(entry: string, chunks: Chunks): string[] {
  const drawsFirst = chunks[entry]?.moduleIds.some((id) => id.endsWith(".first.ts")) ?? false;
  const isTakeOver = (id: string) => id.endsWith("/host/element/take-over.ts");
  if (!drawsFirst) return [];
  return Object.keys(chunks).filter((file) => chunks[file]?.moduleIds.some(isTakeOver));
}

const header = "portal-header.js";

/** The files with which the portal's own header is drawn. */
function filesOfHeader(chunks: Chunks): string[] {
  const runtime = runtimeFileOf(header, chunks);
  return [header, ...(runtime === undefined ? [] : [runtime]), ...openScreensOf(header, chunks)];
}

function tagOf(entry: string): string {
  return entry.replace(/\.js$/, "");
}
