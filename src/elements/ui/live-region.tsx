/** A permanent region whose text is announced politely when it changes. */
export function LiveRegion({ message }: { readonly message: string }) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  );
}
