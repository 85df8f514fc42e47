import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { NotSignedInText } from "../ui/not-signed-in.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";
import { Why } from "../ui/why.tsx";
import { messages } from "./content-page.messages.ts";

interface NotFoundProps {
  readonly what: "page" | "file";
  /** The server answered 401 (decisions C19). */
  readonly isUnauthorized?: boolean;
  /** Null where another try does not help: a link leads to the start page. */
  readonly onRetry?: (() => void) | null;
  readonly homeHref: string;
}

/** Reports that there is no content at the path (2 §2 Error pages; decisions V5, V6). */
export function NotFound({
  what,
  isUnauthorized,
  onRetry = null,
  homeHref,
}: NotFoundProps): ReactNode {
  return (
    <section className="error-page" role="alert">
      <Heading level={1}>{what === "file" ? messages.fileNotFound : messages.pageNotFound}</Heading>
      <p>{what === "file" ? messages.fileNotFoundText : messages.pageNotFoundText}</p>
      {isUnauthorized && (
        <p>
          <NotSignedInText />
        </p>
      )}
      {onRetry && <Why />}
      {onRetry && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
      {!onRetry && !isUnauthorized && (
        <ScreenLink href={homeHref} variant="secondary">
          {messages.toStart}
        </ScreenLink>
      )}
    </section>
  );
}
