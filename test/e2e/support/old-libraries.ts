/**
 * Changes of the built-ins by old libraries, and by pages that protect themselves. Each function runs in the page before its
 * own scripts, so it must not use other code of this file.
 */
export const oldLibraries = {
  // Prototype 1.6 also has a toJSON for arrays, with which no element starts.
  "Prototype 1.7": () => {
    const set = (owner: object, name: string, value: unknown) => Reflect.set(owner, name, value);
    set(String.prototype, "toJSON", function (this: string) {
      return `"${this}"`;
    });
    set(Array, "from", (items: ArrayLike<unknown> | null) =>
      items ? Array.prototype.slice.call(items) : [],
    );
    set(Array.prototype, "entries", function (this: unknown[]) {
      return this.slice();
    });
    for (const name of ["each", "first", "last", "size", "include", "without", "clone"]) {
      set(Array.prototype, name, () => {});
    }
  },
  MooTools: () => {
    const set = (owner: object, name: string, value: unknown) => Reflect.set(owner, name, value);
    set(Array, "from", (items: unknown) => (items === null ? [] : [items]));
    set(Number, "from", Number.parseFloat);
    set(Object, "each", () => {});
    for (const name of ["each", "append", "erase", "empty", "contains", "pick", "link"]) {
      set(Array.prototype, name, () => {});
    }
    for (const name of ["extend", "implement", "hide", "protect", "delay", "pass"]) {
      set(Function.prototype, name, () => {});
    }
  },
  Datejs: () => {
    Reflect.set(Date, "parse", () => new Date());
    for (const name of ["toString", "toISOString", "set", "is", "next"]) {
      Reflect.set(Date.prototype, name, () => "Datejs");
    }
  },
  "core-js 2": () => {
    const Standard = Promise;
    // biome-ignore lint/complexity/useArrowFunction: a constructor
    const older = function (run: ConstructorParameters<typeof Promise>[0]) {
      return new Standard(run);
    };
    older.prototype = Standard.prototype;
    for (const name of ["resolve", "reject", "all", "race"] as const) {
      Reflect.set(older, name, Standard[name].bind(Standard));
    }
    Reflect.set(window, "Promise", older);
  },
  "names of the options of libraries": () => {
    const names = [
      "parseResponse",
      "onRequest",
      "onResponse",
      "error",
      "success",
      "init",
      "accept",
    ];
    for (const name of names) Reflect.set(Object.prototype, name, () => 1);
    for (const name of ["query", "params"]) Reflect.set(Object.prototype, name, {});
    Reflect.set(Object.prototype, "timeout", 5);
  },
  "Object.freeze": () => {
    const built = [Object, Array, String, Function, Number, Promise, Map, Set, Date, RegExp, Error];
    for (const one of built) {
      Object.freeze(one.prototype);
      Object.freeze(one);
    }
  },
} satisfies Readonly<Record<string, () => void>>;
