import { memo, type ReactNode, useCallback, useMemo } from "react";
import type { LibraryProvider } from "../../core/libraries/library-provider.ts";
import { providerLogoOf } from "../../core/libraries/provider-logo.ts";
import { type AnswerContext, answerLinkOf } from "../../core/links/links.ts";
import { CardGrid } from "../ui/card-grid.tsx";
import { ImageWithFallback } from "../ui/image-with-fallback.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { providerLibraryTexts } from "./provider-library.messages.ts";

interface ProviderTilesProps {
  readonly providers: readonly LibraryProvider[];
  readonly base: AnswerContext;
  readonly isFirstFrame: boolean;
}

/** Up to this width the tiles are rows. */
const phonePx = 500;

/**
 * The area of the smallest tile in five columns, with its gaps. The first frame draws as many tiles
 * as fit the window. Two columns have even smaller tiles, but a whole part of the list is drawn
 * anyway.
 */
const minTilePx2 = 34_000;

/** The logos in 5, 3, 2 or 1 columns. */
export function ProviderTiles({ providers, base, isFirstFrame }: ProviderTilesProps): ReactNode {
  const texts = useTexts(providerLibraryTexts);
  const draw = useCallback(
    (provider: LibraryProvider) => <ProviderTile provider={provider} base={base} />,
    [base],
  );
  const keyOf = useMemo(createKeys, []);
  return (
    <CardGrid
      label={texts.providers}
      rows={providers}
      rowKey={keyOf}
      draw={draw}
      isFirstFrame={isFirstFrame}
      minCardPx2={window.innerWidth > phonePx ? minTilePx2 : undefined}
    />
  );
}

/** Names are not unique, so count those that repeat. */
function createKeys(): (provider: LibraryProvider) => string {
  const keys = new WeakMap<LibraryProvider, string>();
  let count = 0;
  return (provider) => {
    const known = keys.get(provider);
    if (known !== undefined) return known;
    count += 1;
    keys.set(provider, String(count));
    return String(count);
  };
}

interface ProviderTileProps {
  readonly provider: LibraryProvider;
  readonly base: AnswerContext;
}

/** A provider's logo and name, which link to its page. External pages open in a new tab. */
const ProviderTile = memo(function ProviderTile({ provider, base }: ProviderTileProps): ReactNode {
  const texts = useTexts(providerLibraryTexts);
  const logo = providerLogoOf(provider, base);
  const name = provider.name || logo.name;
  const content = (
    <>
      <ImageWithFallback src={logo.src} name={name} isDecorative />
      <span className="tile-name" dir="auto">
        {name}
      </span>
    </>
  );
  const link = answerLinkOf(provider.uri, base);
  if (link === null) return <div className="tile">{content}</div>;
  if (!link.sameOrigin) {
    return (
      <a className="tile" href={link.href} target="_blank" rel="noopener noreferrer" part="card">
        {content}
        <VisuallyHidden>{texts.newTab}</VisuallyHidden>
      </a>
    );
  }
  return (
    <a className="tile" href={link.href} part="card">
      {content}
    </a>
  );
});
