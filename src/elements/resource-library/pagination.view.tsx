import { stylePiece } from "../ui/style-piece.ts";
import { useTexts } from "../ui/use-texts.ts";
import css from "./pagination.css?inline";
import { resourceLibraryTexts } from "./resource-library.messages.ts";

stylePiece(css);

/** Props of a {@link Pagination}. */
export type PaginationProps = {
  /** The accessible name of the navigation. */
  readonly label: string;
  /** Counted from zero, as in requests. A number that is too large means the last page. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
};

/**
 * Buttons for the previous page, the next page and the pages around the current one, numbered from
 * 1.
 */
export function Pagination({ label, pageCount, onPage, ...props }: PaginationProps) {
  const texts = useTexts(resourceLibraryTexts);
  if (pageCount <= 1) return null;
  const page = Math.max(0, Math.min(props.page, pageCount - 1));

  const renderStep = (name: string, target: number) => {
    const isPossible = target >= 0 && target < pageCount;
    return (
      <button
        type="button"
        className="page-step"
        aria-disabled={!isPossible || undefined}
        onClick={() => isPossible && onPage(target)}
      >
        {name}
      </button>
    );
  };

  return (
    <nav className="pagination" aria-label={label}>
      {renderStep(texts.previousPage, page - 1)}
      <ol className="page-list">
        {pageRange(page, pageCount).map((number) => (
          <li key={number}>
            <button
              type="button"
              className="page-number"
              aria-label={texts.pageNumber(number + 1)}
              aria-current={number === page ? "page" : undefined}
              onClick={() => number !== page && onPage(number)}
            >
              {number + 1}
            </button>
          </li>
        ))}
      </ol>
      {renderStep(texts.nextPage, page + 1)}
    </nav>
  );
}

/** The page numbers to show: at most five, with the current one in the middle. */
function pageRange(page: number, pageCount: number, size = 5): readonly number[] {
  const first = Math.max(0, Math.min(page - Math.floor(size / 2), pageCount - size));
  return Array.from({ length: Math.min(size, pageCount) }, (_, index) => first + index);
}
