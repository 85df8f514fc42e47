import { loadPicture, proxiedUrlOf } from "../../core/api/content.ts";
import { type ContentFrame, contentFrameOf } from "../../core/content/content-frame.ts";
import {
  type ContentContext,
  type ContentLink,
  contentLinkOf,
  contentPlaceOf,
  withLinkBase,
} from "../../core/content/content-link.ts";
import { type ContentPicture, contentPictureOf } from "../../core/content/content-picture.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { type ContentState, createContentStore } from "../../core/stores/content/content-store.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import type { ContentPageAttributes } from "./content-page.attributes.ts";
import { contentTexts } from "./content-page.messages.ts";

/** Details of the events of `content-page`. */
export interface ContentPageEvents {
  "scout-file-downloaded": {
    /** The requested path of the file. */
    readonly uri: string;
    readonly name: string;
  };
}

/**
 * Functions that resolve addresses of a page. `base` is the page's `base href` as written, or null.
 */
export interface PageSurroundings {
  /** The address of the page on its own site. */
  readonly siteHref: string;
  /**
   * Resolves a link on the content site. `site-links.model.ts` turns links to portal screens into
   * routes.
   */
  linkOf(raw: string | null, base: string | null): ContentLink | null;
  /** The address of a picture, or null if it may not be shown. */
  pictureOf(raw: string | null, base: string | null): string | null;
  /**
   * Requests a picture of the site with the token, because the browser's own request failed.
   * Returns a `data:` address, or null on failure.
   */
  fetchPicture(raw: string | null, base: string | null): Promise<string | null>;
  /** The media to play in place, or null if it has to be a link. */
  frameOf(raw: string | null, base: string | null): ContentFrame | null;
  onNavigate(href: string): void;
  onCopy(text: string): void;
}

export interface ContentPageModel extends ScreenModel {
  readonly content: ReadonlySignal<ContentState>;
  /** Announces that a contact was copied. */
  readonly announcement: ReadonlySignal<string>;
  /** The text that was copied last; null once its confirmation has disappeared. */
  readonly copied: ReadonlySignal<string | null>;
  /** The selectors of the content region that the host page has configured. */
  readonly selectors: readonly string[];
  /** The folder of the PDF library files. Empty means the folder of this build. */
  readonly pdfAssetsBase: string;
  /** The fragment in the page's URL, or `""`. */
  readonly part: ReadonlySignal<string>;
  readonly acts: PageSurroundings;
  /** The core and the address of the screen that shows the page. */
  readonly at: Pick<ScreenContext<unknown, unknown>, "core" | "address">;
  /** Returns the href of a path of the portal. */
  hrefOf(path: string): string;
  /** Writes a fragment of the page into the URL as a history entry, so that Back returns. */
  enterPart(id: string): void;
  /** Saves the shown file, or repeats a download. */
  download(): void;
}

/** The confirmation "Copied!" is shown for this time. */
const copiedMs = 2000;

export function createContentPageModel({
  core,
  attributes,
  address,
  emit,
  actions,
  loadFailed,
  notify,
  formatting,
}: ScreenContext<ContentPageAttributes, ContentPageEvents>): ContentPageModel {
  const { state, load, clear } = createContentStore(core, loadFailed);
  const copied = signal<string | null>(null);
  const announced = signal("");
  let cancelCopied = () => {};
  let path = "";
  let place = placeOf("/");
  const part = signal("");
  const life = new AbortController();

  function placeOf(pagePath: string): ContentContext {
    return contentPlaceOf({
      path: pagePath,
      pageUrl: address.base,
      apiBase: core.config.apiBase,
      isInPortal: attributes.peek().routing === "portal",
    });
  }

  /**
   * Returns the path of the attribute, or else that of the host page. If they are equal, the host
   * page's fragment is added.
   */
  function requestedPath(): string {
    const { pathname, search, hash } = new URL(address.base);
    const { routing, path: attribute } = attributes.peek();
    const ownPath = attribute.trim();
    const here = pathname + search;
    if (ownPath === "") return here + hash;
    // In a portal the URL may begin with a base path that the screens do not know.
    const isHere = routing === "portal" ? here.endsWith(ownPath) : here === ownPath;
    return isHere ? ownPath + hash : ownPath;
  }

  function follow(): void {
    const nextPath = requestedPath();
    const isSamePage = withoutPart(nextPath) === withoutPart(path);
    path = nextPath;
    if (!isSamePage) return void start();
    place = placeOf(path);
    part.value = partAt(place);
  }

  async function start(): Promise<void> {
    place = placeOf(path);
    part.value = partAt(place);
    forget();
    await load(path);
    const ready = state.peek();
    // Another path may have been requested meanwhile, so save only the current file.
    if (ready.kind === "ready" && ready.content.kind === "file") save(ready);
  }

  function save({ path: uri, content }: Extract<ContentState, { kind: "ready" }>): void {
    if (content.kind === "page") return;
    actions.saveFile(content.file, content.name);
    emit("scout-file-downloaded", { uri, name: content.name });
  }

  async function fetchPicture(raw: string | null, base: string | null): Promise<string | null> {
    const picture = pictureAt(raw, base);
    if (picture?.kind !== "site" || (await core.session.usableToken()) === null) return null;
    return loadPicture(core.client, picture.path, life.signal).catch(() => null);
  }

  function pictureAt(raw: string | null, base: string | null): ContentPicture | null {
    return contentPictureOf(raw, withLinkBase(place, base), core.config.imageOrigins);
  }

  async function copy(text: string): Promise<void> {
    const texts = localTexts(formatting.peek().translations, contentTexts);
    cancelCopied();
    if (!(await actions.copyText(text))) {
      notify("warning", texts.copyFailed);
      return;
    }
    copied.value = text;
    announced.value = texts.copied;
    cancelCopied = core.ports.clock.after(copiedMs, forget);
  }

  function forget(): void {
    cancelCopied();
    copied.value = null;
    announced.value = "";
  }

  const stops = [attributes.subscribe(follow), address.current.subscribe(follow)];

  return {
    content: state,
    announcement: computed(() => announced.value),
    copied,
    selectors: core.config.contentSelectors,
    pdfAssetsBase: core.config.pdfAssetsBase,
    part,
    at: { core, address },
    acts: {
      get siteHref() {
        return place.siteHref;
      },
      linkOf(raw, base) {
        return contentLinkOf(raw, withLinkBase(place, base));
      },
      pictureOf(raw, base) {
        const picture = pictureAt(raw, base);
        if (picture === null) return null;
        return picture.kind === "site" ? proxiedUrlOf(core.config, picture.path) : picture.src;
      },
      fetchPicture,
      frameOf: (raw, base) =>
        contentFrameOf(raw, withLinkBase(place, base), {
          embedOrigins: core.config.embedOrigins,
          pageUrl: address.base,
        }),
      onNavigate: (href) => void address.navigate(href),
      onCopy: (text) => void copy(text),
    },
    hrefOf: address.hrefOf,
    enterPart(id) {
      if (attributes.peek().routing === "none") return;
      const target = new URL(address.base);
      target.hash = encodeURIComponent(id);
      if (target.href !== address.base) address.enter(target.href, {});
    },
    download() {
      const ready = state.peek();
      if (ready.kind === "ready") save(ready);
    },
    refresh: () => void start(),
    dispose() {
      for (const stop of stops) stop();
      life.abort();
      forget();
      clear();
    },
  };
}

/** The fragment of the page's own address. */
function partAt(place: ContentContext): string {
  const link = contentLinkOf(place.base, place);
  return link?.kind === "part" ? link.id : "";
}

function withoutPart(path: string): string {
  return path.split("#", 1)[0] ?? "";
}
