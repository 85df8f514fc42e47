/** Chunks by file name, as far as they are read here. */
type Chunks = Readonly<
  Record<
    string,
    { readonly moduleIds: readonly string[]; readonly dynamicImports: readonly string[] }
  >
>;

/** The files of the screens that an entry loads as soon as it runs: `open-….screen.tsx` of its own folder. */
export function openScreensOf(entry: string, chunks: Chunks): string[] {
  const tag = entry.replace(/\.js$/, "");
  const isOpenScreen = (id: string) =>
    /\/open-[^/]*\.screen\.tsx$/.test(id) && id.includes(`/${tag}/`);
  return (chunks[entry]?.dynamicImports ?? []).filter((file) =>
    chunks[file]?.moduleIds.some(isOpenScreen),
  );
}
