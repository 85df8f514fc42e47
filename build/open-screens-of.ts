/** The members of chunks that this file reads, by file name. */
type Chunks = Readonly<
  Record<
    string,
    { readonly moduleIds: readonly string[]; readonly dynamicImports: readonly string[] }
  >
>;

/**
 * The files of the screens that an entry draws at once by `import()`: `open-….screen.tsx` of its own folder, and
 * the header of the portal, which is part of every page.
 */
export function openScreensOf(entry: string, chunks: Chunks): string[] {
  const tag = entry.replace(/\.js$/, "");
  const isOpenScreen = (id: string) =>
    /\/open-[^/]*\.screen\.tsx$/.test(id) && id.includes(`/${tag}/`);
  return (chunks[entry]?.dynamicImports ?? []).filter(
    (file) =>
      (tag === "scout-portal" && file === "portal-header.js") ||
      chunks[file]?.moduleIds.some(isOpenScreen),
  );
}
