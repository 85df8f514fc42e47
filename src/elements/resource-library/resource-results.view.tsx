import { type ReactNode, useRef } from "react";
import type { Attachment } from "../../core/libraries/attachment.ts";
import type { ResourcePage } from "../../core/libraries/resource.ts";
import { pageCountOf, type ResourceQuery } from "../../core/libraries/resource-query.ts";
import type { AnswerContext } from "../../core/links.ts";
import { Empty } from "../ui/empty.tsx";
import { Heading } from "../ui/heading.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { SafeHtml } from "../ui/safe-html.tsx";
import { ResourceBox } from "./resource-box.view.tsx";
import { messages } from "./resource-library.messages.ts";
import { SortButton } from "./sort-button.view.tsx";

interface ResourceResultsProps {
  readonly page: ResourcePage;
  /** The query of the shown page. */
  readonly shown: ResourceQuery;
  /** The requested query. */
  readonly wanted: ResourceQuery;
  readonly isLoading: boolean;
  readonly apiRoot: string;
  readonly base: AnswerContext;
  readonly downloading: ReadonlySet<string>;
  /** Path of the file whose download was answered 401. */
  readonly unauthorized: string | null;
  readonly onTurnOrder: () => void;
  readonly onPage: (page: number) => void;
  readonly onDownload: (attachment: Extract<Attachment, { kind: "own" }>) => void;
}

/** The results of the resource library with sorting and pagination (2 §2). */
export function ResourceResults({
  page,
  shown,
  wanted,
  ...props
}: ResourceResultsProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const pageCount = pageCountOf(page.total, page.limit);

  // Scrolls to the beginning of the new page.
  const handlePage = (target: number) => {
    props.onPage(target);
    heading.current?.focus();
  };

  return (
    <div className="results">
      <div className="results-head">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {messages.results(page.total)}
        </Heading>
        <SortButton order={wanted.order} onTurn={props.onTurnOrder} />
      </div>
      {page.rows.length === 0 ? (
        <Empty icon="search">
          {page.message === "" ? (
            messages.nothingFound
          ) : (
            <SafeHtml html={page.message} base={props.base} />
          )}
        </Empty>
      ) : (
        <ul className="resource-list" aria-busy={props.isLoading || undefined}>
          {page.rows.map((resource, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no unique id
            <li key={`${shown.page} ${index} ${resource.name}`}>
              <ResourceBox
                resource={resource}
                apiRoot={props.apiRoot}
                downloading={props.downloading}
                unauthorized={props.unauthorized}
                onDownload={props.onDownload}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={messages.pages}
        page={wanted.page}
        pageCount={pageCount}
        onPage={handlePage}
      />
    </div>
  );
}
