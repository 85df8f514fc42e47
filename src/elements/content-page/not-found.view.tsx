import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { NotSignedInText } from "../ui/not-signed-in.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { Why } from "../ui/why.tsx";
import { contentTexts } from "./content-page.messages.ts";

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
  const texts = useTexts(contentTexts);
  return (
    <section className="error-page" role="alert">
      <Heading level={1}>{what === "file" ? texts.fileNotFound : texts.pageNotFound}</Heading>
      <p>{what === "file" ? texts.fileNotFoundText : texts.pageNotFoundText}</p>
      {isUnauthorized && (
        <p>
          <NotSignedInText />
        </p>
      )}
      {onRetry && <Why />}
      {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
      {!onRetry && !isUnauthorized && (
        <ScreenLink href={homeHref} variant="secondary">
          {texts.toStart}
        </ScreenLink>
      )}
    </section>
  );
}
