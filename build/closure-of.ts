/** The built files with their imports, keyed by name. */
export type BuiltFiles = Readonly<Record<string, { readonly imports?: readonly string[] }>>;

/** The files that `file` imports statically, directly or through others, without itself. */
export function closureOf(file: string, files: BuiltFiles): string[] {
  const closure = new Set<string>();
  const visit = (name: string) => {
    for (const next of files[name]?.imports ?? []) {
      if (closure.has(next)) continue;
      closure.add(next);
      visit(next);
    }
  };
  visit(file);
  return [...closure];
}
