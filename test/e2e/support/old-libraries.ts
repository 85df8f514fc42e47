/**
 * Changes of the built-ins by libraries of before 2012, with which no element starts (decisions W25). Each function runs in the page
 * before its own scripts, so it uses nothing from here.
 */
export const hostileLibraries = {
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
  "a script with a method for all objects": () => {
    Reflect.set(Object.prototype, "extend", () => {});
  },
} satisfies Readonly<Record<string, () => void>>;

/** Changes of the built-ins by other libraries, and by pages that protect themselves. The elements run there. */
export const harmlessLibraries = {
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
  "additions to prototypes": () => {
    for (const owner of [Array, Function, String, Number, Date, RegExp, Promise]) {
      for (const name of ["each", "first", "implement"]) Reflect.set(owner.prototype, name, {});
    }
    Object.defineProperty(Object.prototype, "extend", { value: () => {}, enumerable: false });
  },
  "Object.freeze": () => {
    const built = [Object, Array, String, Function, Number, Promise, Map, Set, Date, RegExp, Error];
    for (const one of built) {
      Object.freeze(one.prototype);
      Object.freeze(one);
    }
  },
} satisfies Readonly<Record<string, () => void>>;
