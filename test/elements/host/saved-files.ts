import { afterEach, beforeEach } from "vitest";

export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

const pageFetch = window.fetch;

/** The files that links save when they are clicked, for each test of the file. */
export function watchFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const handleClick = async (event: Event) => {
    const [link] = event.composedPath();
    if (!(link instanceof HTMLAnchorElement) || link.download === "") return;
    event.preventDefault();
    const answer = await pageFetch(link.href);
    saved.push({ name: link.download, text: await answer.text() });
  };
  beforeEach(() => window.addEventListener("click", handleClick));
  afterEach(() => {
    window.removeEventListener("click", handleClick);
    saved.splice(0);
  });
  return saved;
}
