/** A page modelled after real sites. */
export interface CorpusPage {
  readonly kind: string;
  readonly body: string;
  /** Words that are not shown, each with the reason. */
  readonly lost?: Readonly<Record<string, string>>;
}

/** Pages of one kind, from the content of their main region. */
export function pages(kind: string, ...bodies: readonly string[]): readonly CorpusPage[] {
  return bodies.map((body) => ({ kind, body: `<main>${body}</main>` }));
}
