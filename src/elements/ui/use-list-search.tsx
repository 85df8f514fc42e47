import { type ReactNode, useMemo, useState } from "react";
import { foldText } from "../../core/texts/fold-text.ts";
import { Announce } from "./announce.tsx";
import { listSearchTexts } from "./list-search.messages.ts";
import { TextField } from "./text-field.tsx";
import { useFormatting } from "./use-formatting.ts";

/** The minimum number of rows of a list with a search. Shorter lists are drawn completely. */
export const minSearchedRows = 100;

interface ListSearch<Row> {
  /** The rows that contain all words of the search, in their order. */
  readonly rows: ArrayLike<Row>;
  /** The search field with the number of found rows; null for a list that needs no search. */
  readonly field: ReactNode;
}

/**
 * The search of a long list. The browser's own search does not find its rows, because most of them are not drawn.
 *
 * @param searchTextOf - returns the text of a row that the search matches. Without it, the list has no search. Pass the
 * same function in every render
 */
export function useListSearch<Row>(
  rows: ArrayLike<Row>,
  searchTextOf: ((row: Row) => string) | undefined,
): ListSearch<Row> {
  const format = useFormatting();
  const texts = format.texts(listSearchTexts);
  const [query, setQuery] = useState("");
  const words = foldText(query).split(/\s+/).filter(Boolean).join(" ");
  const isSearched = searchTextOf !== undefined && rows.length >= minSearchedRows;
  const found = useMemo(() => {
    if (!isSearched || words === "") return rows;
    const each = words.split(" ");
    return Array.from(rows).filter((row) => {
      const text = foldText(searchTextOf(row));
      return each.every((word) => text.includes(word));
    });
  }, [rows, searchTextOf, isSearched, words]);
  if (!isSearched) return { rows, field: null };
  const total = format.number(rows.length);
  const text = texts.found(format.number(found.length), total);
  return {
    rows: found,
    field: (
      <div className="row list-search">
        <TextField
          type="search"
          icon="search"
          label={texts.label}
          value={query}
          onChange={setQuery}
          isVerbatim
        />
        <p className="muted">{words === "" ? texts.all(total) : text}</p>
        <Announce message={words === "" ? "" : text} />
      </div>
    ),
  };
}
