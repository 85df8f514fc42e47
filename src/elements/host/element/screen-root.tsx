import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import {
  type Density,
  languageOf,
  localTexts,
  type PageLocation,
  type ReadonlySignal,
  type ScreenModel,
  type SettingsState,
  type Trouble,
} from "../../../core/internal.ts";
import { FormattingContext } from "../../ui/formatting-context.ts";
import { type Outline, OutlineContext } from "../../ui/heading.tsx";
import { ReloadContext } from "../../ui/reload-context.ts";
import { SignInContext } from "../../ui/sign-in-context.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WhyContext } from "../../ui/why.tsx";
import type { ElementAnnouncer } from "../page/announcer.ts";
import { hostTexts } from "../page/host.messages.ts";
import { LiveRegion } from "../page/live-region.tsx";
import { prepareNotices } from "../page/notify.ts";
import type { PageScheme } from "../page/page-scheme.ts";
import { reloadPage } from "../page/reload-page.ts";
import { whenIdle } from "../page/when-idle.ts";
import type { ElementLocale } from "./element-locale.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { useSignal } from "./use-signal.ts";

/** The properties of an element's tree. */
export interface Mounting<Model extends ScreenModel> {
  readonly Screen: ComponentType<{ readonly model: Model }>;
  /** The model of the screen; null while the gate is closed. */
  readonly model: Model | null;
  /** The content that covers the screen, which keeps its state. */
  readonly cover: ReactNode;
  /** True if the sign-in may cover the screen at some time. */
  readonly mayBeCovered: boolean;
  readonly outline: ReadonlySignal<Outline>;
  /** True if the element says that it shows sample data. */
  readonly isSample: boolean;
  /** The color scheme that the page has switched to; null if the element follows none. */
  readonly scheme: ReadonlySignal<PageScheme | null>;
  readonly announcer: ElementAnnouncer;
  readonly language: Pick<ElementLocale, "formatting" | "direction" | "isReady">;
  readonly settings: ReadonlySignal<SettingsState>;
  readonly density: ReadonlySignal<Density>;
  /** The current obstacle to the element's calls. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  readonly needsSignIn: ReadonlySignal<boolean>;
  /** The page's address as the screen sees it; null without a screen. */
  readonly place: ReadonlySignal<PageLocation | null>;
  /**
   * The sign-in page, with the current address as its return target; null if none is configured.
   */
  readonly signInHref: ReadonlySignal<string | null>;
  /** True while the element is in its page. */
  readonly isPlaced: () => boolean;
  /** Called when the tree is mounted, before its first paint. */
  readonly onMounted: () => void;
  /** Called when the screen is usable. */
  readonly onReady: () => void;
  readonly onDenied: () => void;
  readonly onFailed: (error: unknown) => void;
  /**
   * Called if the code of an optional part could not be loaded. The screen continues without it.
   */
  readonly onPartMissing: (cause: Error) => void;
  readonly onRetry: () => void;
}

/** The root of every element's tree: the screen inside its error boundary. */
export function ScreenRoot<Model extends ScreenModel>({
  mounting,
}: {
  readonly mounting: Mounting<Model>;
}): ReactNode {
  const { model, cover, mayBeCovered, onMounted, onReady } = mounting;
  useLayoutEffect(() => onMounted(), [onMounted]);
  const outline = useSignal(mounting.outline);
  const density = useSignal(mounting.density);
  const scheme = useSignal(mounting.scheme) ?? undefined;
  const formatting = useSignal(mounting.language.formatting);
  const direction = useSignal(mounting.language.direction);
  const isReady = useSignal(mounting.language.isReady);
  const texts = localTexts(formatting.translations, hostTexts);
  const root = useRef<HTMLDivElement>(null);
  const isShown = model !== null && isReady;
  useEffect(() => {
    if (!isShown || root.current === null) return;
    return whenUsable(root.current, () => {
      onReady();
      whenIdle(prepareNotices);
    });
  }, [isShown, onReady]);
  const screen =
    model !== null &&
    (isReady ? <OpenScreen mounting={mounting} model={model} /> : <Skeleton lines={4} />);
  return (
    <OutlineContext value={outline}>
      <div
        className="scout-frame"
        lang={languageOf(formatting.locale)}
        dir={direction}
        data-scheme={scheme}
      >
        {mounting.isSample && <div className="sample-mark">{texts.sampleData}</div>}
        <FormattingContext value={formatting}>
          <div className="scout-root" ref={root} data-density={density}>
            <LiveRegion announcer={mounting.announcer}>
              {mayBeCovered ? (
                <div className="scout-screen" hidden={Boolean(cover)}>
                  {screen}
                </div>
              ) : (
                screen
              )}
              {cover}
            </LiveRegion>
          </div>
        </FormattingContext>
      </div>
    </OutlineContext>
  );
}

function OpenScreen<Model extends ScreenModel>({
  mounting,
  model,
}: {
  readonly mounting: Mounting<Model>;
  readonly model: Model;
}): ReactNode {
  const { Screen, onPartMissing } = mounting;
  const settings = useSignal(mounting.settings);
  const formatting = useSignal(mounting.language.formatting);
  const texts = localTexts(formatting.translations, hostTexts);
  const needsSignIn = useSignal(mounting.needsSignIn);
  const href = useSignal(mounting.signInHref);
  const trouble = useSignal(mounting.trouble);
  const why = trouble && localTexts(formatting.translations, trouble.sentences)[trouble.code];
  const way = useMemo(
    () => ({ notSignedIn: texts.notSignedIn, signIn: texts.signIn, href }),
    [texts, href],
  );
  const reloadWay = useMemo(() => {
    const { partMissing, tryAgain, reload } = texts;
    return { partMissing, tryAgain, reload, onReload: reloadPage, onMissing: onPartMissing };
  }, [texts, onPartMissing]);
  // The page has removed the element, as a portal does when it refuses a route. Do not draw the rest of that update.
  if (!mounting.isPlaced()) return null;
  return (
    <ErrorBoundary
      why={why}
      attempt={mounting}
      place={mounting.place}
      settings={settings}
      signInHref={needsSignIn ? href : null}
      onDenied={mounting.onDenied}
      onFailed={mounting.onFailed}
      onRetry={mounting.onRetry}
    >
      <SignInContext value={way}>
        <WhyContext value={why ?? texts.unexplained}>
          <ReloadContext value={reloadWay}>
            <Screen model={model} key={keyOf(model)} />
          </ReloadContext>
        </WhyContext>
      </SignInContext>
    </ErrorBoundary>
  );
}

const modelKeys = new WeakMap<ScreenModel, number>();
let lastKey = 0;

/**
 * Returns a key that differs for each model, so that React mounts the views again when the model changes.
 */
function keyOf(model: ScreenModel): number {
  const key = modelKeys.get(model) ?? ++lastKey;
  modelKeys.set(model, key);
  return key;
}

/** Selects fields, buttons and links, except the button that skips to the content. */
const controls = ["input", "select", "textarea", "button:not(.skip)"]
  .map((control) => `${control}:enabled`)
  .concat("a[href]")
  .join();

/**
 * Calls back when a screen is usable: its first control is there, or its content if it has no controls. A skeleton or
 * an error page does not count. Returns a function that ends the wait.
 */
function whenUsable(screen: HTMLElement, act: () => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(screen, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  look();
  return () => observer.disconnect();

  function look(): void {
    if (!isUsable(screen)) return;
    observer.disconnect();
    act();
  }
}

function isUsable(screen: HTMLElement): boolean {
  if (screen.querySelector(".failed-screen") !== null) return false;
  return screen.querySelector(controls) !== null || screen.querySelector(".skeleton") === null;
}
