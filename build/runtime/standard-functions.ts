/** `Array.from` as the standard has it. */
export function arrayFrom<Item, Result>(
  items: Iterable<Item> | ArrayLike<Item>,
  map?: (item: Item, index: number) => Result,
  self?: unknown,
): (Item | Result)[] {
  const list = isIterable(items) ? [...items] : listOf(items);
  return map === undefined ? list : list.map((item, index) => map.call(self, item, index));
}

function isIterable<Item>(items: Iterable<Item> | ArrayLike<Item>): items is Iterable<Item> {
  return Symbol.iterator in Object(items);
}

/** Missing items are undefined, as those of `{ length: 3 }`. */
function listOf<Item>(items: ArrayLike<Item>): Item[] {
  const list: Item[] = [];
  for (let index = 0; index < items.length; index++) list.push(items[index] as Item);
  return list;
}

/** `Promise.withResolvers` as the standard has it. */
export function withResolvers<Value>() {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => {};
  let reject: (reason?: unknown) => void = () => {};
  const promise = new Promise<Value>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
