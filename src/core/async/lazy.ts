/** Creates an object on its first use. Creating a format of `Intl` would delay the first paint of a screen. */
export function lazy<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
