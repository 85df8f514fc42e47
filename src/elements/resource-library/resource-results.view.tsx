import { type MouseEvent, type ReactNode, useCallback, useRef } from "react";
import { type Attachment, attachmentOf } from "../../core/libraries/attachment.ts";
import { type Resource, type ResourcePage, updatedTextOf } from "../../core/libraries/resource.ts";
import { pageCountOf, type ResourceQuery } from "../../core/libraries/resource-query.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { isPlainClick } from "../../core/links/plain-click.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Empty } from "../ui/empty.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Heading } from "../ui/heading.tsx";
import { Icon } from "../ui/icon.tsx";
import { LongList } from "../ui/long-list.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { SafeHtml } from "../ui/safe-html.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { Pagination } from "./pagination.view.tsx";
import { resourceLibraryTexts } from "./resource-library.messages.ts";

interface ResourceResultsProps {
  readonly page: ResourcePage;
  /** The query of the shown page. */
  readonly shown: ResourceQuery;
  /** The requested query. */
  readonly query: ResourceQuery;
  readonly isLoading: boolean;
  readonly apiRoot: string;
  readonly base: AnswerContext;
  readonly downloading: ReadonlySet<string>;
  /** Path of the file whose download was answered with 401. */
  readonly unauthorized: string | null;
  /** Removes keyword and types. Null if the user has chosen neither. */
  readonly onShowAll: (() => void) | null;
  readonly onTurnOrder: () => void;
  readonly onPage: (page: number) => void;
  readonly onDownload: (attachment: Extract<Attachment, { kind: "own" }>) => void;
}

/** The results of the resource library, with sorting and pagination. */
export function ResourceResults({ page, shown, query, ...props }: ResourceResultsProps): ReactNode {
  const texts = useTexts(resourceLibraryTexts);
  const { number } = useFormatting();
  const heading = useRef<HTMLHeadingElement>(null);
  const pageCount = pageCountOf(page.total, page.limit);

  const { apiRoot, downloading, unauthorized, onDownload } = props;
  const draw = useCallback(
    (resource: Resource) => (
      <ResourceBox
        // The key makes a different resource start closed.
        key={resource.name}
        resource={resource}
        apiRoot={apiRoot}
        downloading={downloading}
        unauthorized={unauthorized}
        onDownload={onDownload}
      />
    ),
    [apiRoot, downloading, unauthorized, onDownload],
  );

  // Scrolls to the start of the new page.
  const handlePage = (target: number) => {
    props.onPage(target);
    heading.current?.focus();
  };

  return (
    <div className="results">
      <div className="results-head">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {texts.results(number(page.total))}
        </Heading>
        <SortButton order={query.order} onTurn={props.onTurnOrder} />
      </div>
      {page.rows.length === 0 ? (
        <Empty
          icon="search"
          hint={page.message === "" && props.onShowAll && texts.searchOther}
          action={props.onShowAll && <Button onClick={props.onShowAll}>{texts.showAll}</Button>}
        >
          {page.message === "" ? (
            texts.nothingFound
          ) : (
            <SafeHtml html={page.message} base={props.base} />
          )}
        </Empty>
      ) : (
        <LongList
          key={JSON.stringify(shown)}
          className="resource-list"
          isBusy={props.isLoading}
          rows={page.rows}
          searchText={searchTextOf}
          draw={draw}
        />
      )}
      <Pagination label={texts.pages} page={query.page} pageCount={pageCount} onPage={handlePage} />
    </div>
  );
}

function searchTextOf({ name, collateralType }: Resource): string {
  return `${name} ${collateralType}`;
}

interface ResourceBoxProps {
  readonly resource: Resource;
  readonly apiRoot: string;
  /** Paths of the files whose download is in progress. */
  readonly downloading: ReadonlySet<string>;
  /** Path of the file whose download was answered with 401. */
  readonly unauthorized: string | null;
  readonly onDownload: (attachment: Extract<Attachment, { kind: "own" }>) => void;
}

/**
 * A resource: name, collateral type in brackets, the date of the last change, and a list of files
 * that opens.
 */
function ResourceBox({
  resource,
  apiRoot,
  downloading,
  unauthorized,
  onDownload,
}: ResourceBoxProps): ReactNode {
  const texts = useTexts(resourceLibraryTexts);
  const { collateralType } = resource;
  const files = resource.attachments.map((uri) => attachmentOf(uri, apiRoot));
  const [only] = files.length === 1 ? files : [];
  const format = useFormatting();
  const updatedText = updatedTextOf(resource, format);
  const name = resource.name || texts.unnamed;
  const isBusy = (file: Attachment) => file.kind === "own" && downloading.has(file.path);
  const isRefused = (file: Attachment) => file.kind === "own" && file.path === unauthorized;
  return (
    <div className="resource" part="card">
      <Heading level={3} className="resource-name">
        <bdi>{name}</bdi>
        {collateralType !== "" && (
          <span className="resource-type">{` ${texts.collateralTypeOf(collateralType)}`}</span>
        )}
      </Heading>
      {updatedText !== "" && (
        <p className="muted resource-updated">{texts.lastUpdated(updatedText)}</p>
      )}
      {files.length === 0 ? (
        <p className="muted resource-none">{texts.noFiles}</p>
      ) : (
        <div className="resource-files">
          <Disclosure label={texts.viewFiles} name={texts.viewFilesOf(name)}>
            <ul className="file-list">
              {files.map((file, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: file names are not unique
                <li key={index}>
                  <AttachmentLink attachment={file} isBusy={isBusy(file)} onDownload={onDownload} />
                  {only === undefined && isRefused(file) && <NotSignedIn />}
                </li>
              ))}
            </ul>
          </Disclosure>
          {only === undefined && (
            <span className="muted resource-count">{texts.files(files.length, format)}</span>
          )}
          {only !== undefined && (
            <OnlyFile attachment={only} isBusy={isBusy(only)} onDownload={onDownload} />
          )}
          {only !== undefined && isRefused(only) && <NotSignedIn />}
        </div>
      )}
    </div>
  );
}

/** A button that downloads the only file of a resource. */
function OnlyFile({ attachment, isBusy, onDownload }: AttachmentLinkProps): ReactNode {
  const texts = useTexts(resourceLibraryTexts);
  if (attachment.kind === "none") return null;
  if (attachment.kind === "other") {
    return (
      <span className="resource-open">
        <ExternalLink href={attachment.href} label={texts.openOf(attachment.name)}>
          {texts.open}
        </ExternalLink>
      </span>
    );
  }
  return (
    <Button
      icon="download"
      label={texts.downloadOf(attachment.name)}
      busy={isBusy}
      onClick={() => onDownload(attachment)}
    >
      {texts.download}
    </Button>
  );
}

interface AttachmentLinkProps {
  readonly attachment: Attachment;
  readonly isBusy: boolean;
  readonly onDownload: (attachment: Extract<Attachment, { kind: "own" }>) => void;
}

/** A file of a resource. It is downloaded with the token, or opened at its own address. */
function AttachmentLink({ attachment, isBusy, onDownload }: AttachmentLinkProps): ReactNode {
  const texts = useTexts(resourceLibraryTexts);
  if (attachment.kind === "none") return <span className="muted">{attachment.name}</span>;
  if (attachment.kind === "other") {
    return <ExternalLink href={attachment.href}>{attachment.name}</ExternalLink>;
  }
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onDownload(attachment);
  };
  return (
    <a
      className="file-link"
      href={attachment.href}
      download={attachment.name}
      onClick={handleClick}
      aria-busy={isBusy || undefined}
    >
      <Icon name="file" />
      <span>{attachment.name}</span>
      {isBusy && <VisuallyHidden>{texts.inProgress}</VisuallyHidden>}
    </a>
  );
}

interface SortButtonProps {
  readonly order: "ASC" | "DESC";
  readonly onTurn: () => void;
}

/** Sorts by name. An up arrow with AZ means ascending, a down arrow with ZA descending. */
function SortButton({ order, onTurn }: SortButtonProps): ReactNode {
  const texts = useTexts(resourceLibraryTexts);
  const isAscending = order === "ASC";
  return (
    <button type="button" className="button secondary sort" part="button" onClick={onTurn}>
      <VisuallyHidden>
        {isAscending ? texts.sortedAscending : texts.sortedDescending}
      </VisuallyHidden>
      <span aria-hidden="true">{texts.sortBy}</span>
      <Icon name={isAscending ? "arrowUp" : "arrowDown"} />
      <span aria-hidden="true">{isAscending ? texts.ascending : texts.descending}</span>
    </button>
  );
}
