import {
  createElement,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useSyncExternalStore,
} from "react";
import type { TextsOf } from "../../core/texts/text-group.ts";
import { DisclosureButton } from "../ui/disclosure.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { contentTexts } from "./content-page.messages.ts";
import { CopiedText } from "./page-acts.view.tsx";
import type { PageDrawing } from "./page-drawing.view.tsx";
import { cutTree } from "./site-page/cut-tree.ts";
import type { EnhancedTab, Enhancement } from "./site-page/enhancement.ts";
import type { OpenParts } from "./site-page/open-parts.ts";
import type { FormNote as Note } from "./site-page/read-forms.ts";
import type { Media } from "./site-page/read-media.ts";
import { useOpenPart } from "./site-page/use-open-part.ts";
import { Tooltip } from "./tooltip.view.tsx";

interface PartToggleProps {
  readonly part: Element;
  readonly parts: OpenParts;
  /** The id of the part in the DOM. */
  readonly controls: string;
  readonly children: ReactNode;
}

/** A control of a page that shows and hides a part. */
export function PartToggle({ part, parts, controls, children }: PartToggleProps): ReactNode {
  return (
    <button
      type="button"
      className="part-toggle"
      aria-expanded={useOpenPart(parts, part)}
      aria-controls={controls}
      onClick={() => parts.toggle(part)}
    >
      <Icon name="down" />
      <span>{children}</span>
    </button>
  );
}

interface ToggledPartProps {
  readonly part: Element;
  readonly parts: OpenParts;
  readonly id: string;
  /** The tag name of the drawn element. */
  readonly as: string;
  /**
   * The content of the part. It stays in the DOM while closed, because anchors may point into it.
   */
  readonly children: ReactNode;
}

/** A part of a page that a control shows and hides. */
export function ToggledPart({ part, parts, id, as, children }: ToggledPartProps): ReactNode {
  const isOpen = useOpenPart(parts, part);
  return createElement(as, { id, tabIndex: -1, hidden: !isOpen }, children);
}

interface CopyContactProps {
  readonly text: string;
  readonly onCopy: (text: string) => void;
}

/** Copies a contact and confirms it briefly in a tooltip. */
export function CopyContact({ text, onCopy }: CopyContactProps): ReactNode {
  const texts = useTexts(contentTexts);
  const isCopied = useContext(CopiedText) === text;
  return (
    <Tooltip text={isCopied ? texts.copied : texts.copyContact} isControl>
      <button
        type="button"
        className="copy-contact"
        aria-label={texts.copyContact}
        onClick={() => onCopy(text)}
      >
        <Icon name={isCopied ? "check" : "copy"} />
        <span>{texts.copy}</span>
      </button>
    </Tooltip>
  );
}

interface CutTextProps {
  readonly node: Element;
  readonly cut: Extract<Enhancement, { readonly kind: "truncate" }>;
  readonly parts: OpenParts;
  readonly drawWhole: () => ReactNode;
  readonly drawShort: (node: Element) => ReactNode;
}

/** The beginning of a long text. It expands on a click, or if a requested fragment is in it. */
export function CutText({ node, cut, parts, drawWhole, drawShort }: CutTextProps): ReactNode {
  const texts = useTexts(contentTexts);
  const id = useId();
  const isOpen = useOpenPart(parts, node);
  const short = useMemo(() => cutTree(node, cut.maxChars), [node, cut.maxChars]);
  if (short === null) return drawWhole();
  return (
    <div className="cut-text">
      <div id={id} hidden={!isOpen}>
        {drawWhole()}
      </div>
      {!isOpen && <div>{drawShort(short)}</div>}
      <button
        type="button"
        className="part-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => parts.toggle(node)}
      >
        {isOpen ? (cut.less ?? texts.less) : (cut.more ?? texts.more)}
      </button>
    </div>
  );
}

interface EmbeddedMediaProps {
  readonly media: Media;
  readonly drawing: PageDrawing;
  /** The page's own content in place of media that cannot be played. */
  readonly fallback: ReactNode;
}

/**
 * A video or frame of a page. It is a link, and plays in place if the host page allows its origin.
 */
export function EmbeddedMedia({ media, drawing, fallback }: EmbeddedMediaProps): ReactNode {
  const texts = useTexts(contentTexts);
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
  const kind = texts.media[kindOf(type, link.href)];
  const name = title === "" ? kind : texts.mediaName(kind, title);
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
      {fallback !== null && <div>{fallback}</div>}
    </div>
  );
}

function kindOf(type: Media["type"], href: string): keyof TextsOf<typeof contentTexts>["media"] {
  if (type !== "frame") return type;
  if (/youtu|vimeo|wistia|dailymotion|brightcove|\.mp4|\.webm/i.test(href)) return "video";
  return /\bmaps?\b|openstreetmap|arcgis/i.test(href) ? "map" : "frame";
}

interface ExpandBlockProps {
  readonly block: Element;
  readonly parts: OpenParts;
  readonly label: string;
  /** The id of the block in the DOM, if links point to it. */
  readonly name: string | undefined;
  /**
   * The content of the block. It stays in the DOM while closed, because anchors may point into it.
   */
  readonly children: ReactNode;
}

/** A block of a page that its label shows and hides. */
export function ExpandBlock({ block, parts, label, name, children }: ExpandBlockProps): ReactNode {
  const id = useId();
  const isOpen = useOpenPart(parts, block);
  return (
    <div className="disclosure" {...(name !== undefined && { id: name, tabIndex: -1 })}>
      <DisclosureButton
        label={label}
        isOpen={isOpen}
        partId={id}
        onClick={() => parts.toggle(block)}
      />
      <div className="disclosure-part" id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

interface FormNoteProps {
  readonly note: Note;
  /** The address of the page on its own site. */
  readonly siteHref: string;
}

/** Replaces a form of a page, which works only on its own site. */
export function FormNoteView({ note, siteHref }: FormNoteProps): ReactNode {
  const texts = useTexts(contentTexts);
  return (
    <div className="form-note" role="note">
      <p>
        <span>{texts.form}</span>{" "}
        <ExternalLink href={siteHref}>{texts.openForm(new URL(siteHref).host)}</ExternalLink>
      </p>
      {note.fields.length > 0 && <p>{texts.formFields(note.fields)}</p>}
      {note.buttons.length > 0 && <p>{texts.formButtons(note.buttons)}</p>}
    </div>
  );
}

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly EnhancedTab[];
  readonly parts: OpenParts;
  readonly drawPanel: (panel: Element) => ReactNode;
}

/** The tabs of a page. The tab that contains a requested fragment is selected. */
export function PageTabs({ label, tabs, parts, drawPanel }: PageTabsProps): ReactNode {
  const shown = useSyncExternalStore(parts.subscribe, () =>
    tabs.find(({ panel }) => parts.isOpen(panel)),
  );
  const select = (selectedKey: string) => {
    const tab = tabs.find(({ key }) => key === selectedKey);
    if (tab !== undefined) parts.select(tab.panel);
  };
  return (
    <Tabs label={label} tabs={tabs} selected={shown?.key ?? ""} onSelect={select}>
      {shown && drawPanel(shown.panel)}
    </Tabs>
  );
}
