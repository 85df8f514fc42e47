/** A place that is always there and whose text is read out, politely, when it changes. */
export function LiveRegion({ message }: { readonly message: string }) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  );
}
