import type { Page } from "playwright";
import { unknownArchiveKeysIn, unknownKeysIn } from "../../support/stored-keys.ts";

/** Returns storage keys of a visit that are missing in the registry of saved data. */
export async function strayKeysIn(page: Page, origin: string): Promise<readonly string[]> {
  if (page.isClosed() || new URL(page.url()).origin !== origin) return [];
  const found = await page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await window.indexedDB.databases()).map(({ name }) => name ?? "");
    const archive: IDBValidKey[] = [];
    for (const name of names) {
      const database = await resultOf(window.indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const keys = database.transaction(store).objectStore(store).getAllKeys();
        archive.push(...(await resultOf(keys)));
      }
      database.close();
    }
    return {
      storage: Object.keys(window.localStorage),
      tabStorage: Object.keys(window.sessionStorage),
      archive: archive.map(String),
    };
  });
  return [
    ...unknownKeysIn("storage", found.storage),
    ...unknownKeysIn("tabStorage", found.tabStorage),
    ...unknownArchiveKeysIn(found.archive),
  ].map((key) => `stored under an unknown key: ${key}`);
}
