/** Makes an object when it is first read: a format of `Intl` takes the time of a screen's first paint to make. */
export function lazy<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
