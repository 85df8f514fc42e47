import type { KeyValueStorage } from "../../../core/internal.ts";

function namesIn(storage: Storage): readonly string[] {
  return Array.from(storage, (_, index) => storage.key(index) ?? "");
}

/**
 * Creates a storage on web storage. Memory replaces web storage if it is missing, blocked or full.
 *
 * @param area - `""` for memory alone
 */
export function createBrowserStorage(
  area: "localStorage" | "sessionStorage" | "",
): KeyValueStorage {
  const memory = new Map<string, string>();
  const removed = new Set<string>();

  function attempt<Value>(act: (storage: Storage) => Value, otherwise: Value): Value {
    if (area === "") return otherwise;
    try {
      return act(window[area]);
    } catch {
      return otherwise; // blocked by the browser, or full
    }
  }

  return {
    read(key) {
      if (removed.has(key)) return null;
      return memory.get(key) ?? attempt((storage) => storage.getItem(key), null);
    },
    write(key, value) {
      removed.delete(key);
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      const isGone = attempt((storage) => {
        storage.removeItem(key);
        return storage.getItem(key) === null;
      }, false);
      if (!isGone) removed.add(key);
    },
    keys() {
      const stored = attempt(namesIn, []);
      return [...new Set([...stored, ...memory.keys()])].filter((key) => !removed.has(key));
    },
    subscribe(listener) {
      const handleStorage = (event: StorageEvent) => {
        if (event.storageArea === null || event.storageArea === attempt((s) => s, null)) {
          listener(event.key);
        }
      };
      window.addEventListener("storage", handleStorage);
      return () => window.removeEventListener("storage", handleStorage);
    },
  };
}
