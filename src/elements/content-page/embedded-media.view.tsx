import type { ReactNode } from "react";
import { ExternalLink } from "../ui/external-link.tsx";
import type { Media } from "../ui/site-page/read-media.ts";
import { messages } from "./content-page.messages.ts";
import type { PageDrawing } from "./page-drawing.view.tsx";

interface EmbeddedMediaProps {
  readonly media: Media;
  readonly drawing: PageDrawing;
  /** What the page shows where it cannot be played. */
  readonly fallback: ReactNode;
}

/** A video or frame of a page: a link, and in place where the host page allows its origin (decisions ZA10). */
export function EmbeddedMedia({ media, drawing, fallback }: EmbeddedMediaProps): ReactNode {
  const { address, title, type } = media;
  const link = drawing.linkOf(address);
  if (link === null || link.kind === "part") {
    return fallback ?? (title === "" ? null : <p>{title}</p>);
  }
  const picture = type === "picture" ? drawing.pictureOf(address) : null;
  if (picture !== null) {
    return (
      <>
        <img src={picture} alt={title} referrerPolicy="no-referrer" loading="lazy" />
        {fallback}
      </>
    );
  }
  const frame = drawing.frameOf(address);
  const { host } = new URL(link.href);
  const kind = messages.media[kindOf(type, link.href)];
  const name = title === "" ? kind : `${kind}: ${title}`;
  return (
    <div className="embedded">
      {frame && type === "frame" && (
        <iframe
          className="embedded-frame"
          src={frame.src}
          title={title || kind}
          sandbox={`allow-scripts allow-popups allow-presentation allow-forms${frame.keepsOrigin ? " allow-same-origin" : ""}`}
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin"
          loading="lazy"
        />
      )}
      {frame && type === "video" && (
        // biome-ignore lint/a11y/useMediaCaption: captions are the site's; the link below leads to them
        <video
          className="embedded-frame"
          src={frame.src}
          controls
          preload="metadata"
          aria-label={title || kind}
        />
      )}
      {frame && type === "audio" && (
        // biome-ignore lint/a11y/useMediaCaption: captions are the site's; the link below leads to them
        <audio src={frame.src} controls preload="none" aria-label={title || kind} />
      )}
      <ExternalLink href={link.href}>{`${name} (${host})`}</ExternalLink>
      {fallback}
    </div>
  );
}

function kindOf(type: Media["type"], href: string): keyof typeof messages.media {
  if (type !== "frame") return type;
  if (/youtu|vimeo|wistia|dailymotion|brightcove|\.mp4|\.webm/i.test(href)) return "video";
  return /\bmaps?\b|openstreetmap|arcgis/i.test(href) ? "map" : "frame";
}
