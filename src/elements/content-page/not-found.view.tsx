import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { NotSignedInText } from "../ui/not-signed-in.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";
import { Why } from "../ui/why.tsx";
import { messages } from "./content-page.messages.ts";

interface NotFoundProps {
  readonly what: "page" | "file";
  /** True if the server answered with 401. */
  readonly isUnauthorized?: boolean;
  /** Tries again. Null if a retry cannot help; a link then leads to the start page. */
  readonly onRetry?: (() => void) | null;
  readonly homeHref: string;
}

/** Says that there is no content at the path. */
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
