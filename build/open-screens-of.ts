/** Chunks by file name, as far as they are read here. */
type Chunks = Readonly<
  Record<string, { readonly name: string; readonly dynamicImports: readonly string[] }>
>;

/** The screens that an entry loads as soon as it runs: `open-….screen.tsx`. */
export function openScreensOf(entry: string, chunks: Chunks): string[] {
  return (chunks[entry]?.dynamicImports ?? []).filter((file) =>
    /^open-.*\.screen$/.test(chunks[file]?.name ?? ""),
  );
}
