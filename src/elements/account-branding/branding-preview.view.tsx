import type { CSSProperties, ReactNode } from "react";
import type { LogoName } from "../../core/branding/branding-draft.ts";
import { cssColorOf, type SiteColor } from "../../core/branding/site-color.ts";
import { type AnswerContext, answerImageSrc } from "../../core/links/links.ts";
import { useTexts } from "../ui/use-texts.ts";
import { brandingFormTexts } from "./branding-form.messages.ts";

interface BrandingPreviewProps {
  readonly name: LogoName;
  /** The address of the logo, or null. Untrusted, like the settings. */
  readonly logo: string | null;
  /** The context that resolves relative addresses. */
  readonly base: AnswerContext;
  readonly color: SiteColor;
  readonly onBroken: () => void;
}

/** Draws small previews of the parts of the site that show the logo, in the chosen colour. */
export function BrandingPreview({ name, color, ...picture }: BrandingPreviewProps): ReactNode {
  const texts = useTexts(brandingFormTexts);
  const style: CSSProperties & Readonly<Record<`--_${string}`, string>> = {
    "--_site": cssColorOf(color),
  };
  const shown = <Picture name={name} {...picture} />;
  return (
    <fieldset
      className="branding-preview"
      aria-label={texts.preview(texts.logos[name])}
      style={style}
    >
      {name === "navigationLogo" ? (
        <Place caption={texts.previewPage}>
          <span className="branding-page">
            <span className="branding-bar">
              {shown}
              <span className="branding-items" />
            </span>
            <span className="branding-body">
              {lines}
              {search}
            </span>
          </span>
        </Place>
      ) : (
        <>
          <Place caption={texts.previewDashboard}>
            <span className="branding-dashboard">
              <span className="branding-head">
                <span className="branding-title" />
                {shown}
              </span>
              {search}
              {lines}
            </span>
          </Place>
          <Place caption={texts.previewProposal}>
            <span className="branding-proposal">
              {shown}
              {lines}
              {lines}
            </span>
          </Place>
        </>
      )}
    </fieldset>
  );
}

function Place({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <figure className="branding-place">
      {children}
      <figcaption className="muted">{caption}</figcaption>
    </figure>
  );
}

function Picture({
  name,
  logo,
  base,
  onBroken,
}: Pick<BrandingPreviewProps, "name" | "logo" | "base" | "onBroken">) {
  const texts = useTexts(brandingFormTexts);
  const src = answerImageSrc(logo, base);
  if (src === null) return <span className="branding-no-picture">{texts.noPicture}</span>;
  return (
    <img
      src={src}
      alt={texts.logos[name]}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={onBroken}
    />
  );
}

/** Two lines of text. */
const lines = <span className="branding-lines" />;
/** A field with its button, as every screen has one. */
const search = (
  <span className="branding-search">
    <span className="branding-field" />
    <span className="branding-button" />
  </span>
);
