/** Chunks by file name, as far as they are read here. */
type Chunks = Readonly<
  Record<
    string,
    { readonly moduleIds: readonly string[]; readonly dynamicImports: readonly string[] }
  >
>;

/**
 * The files of what an entry draws as soon as it runs, loaded by `import()`: `open-….screen.tsx` of its own folder, and
 * the header of the portal, which stands above every screen.
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
