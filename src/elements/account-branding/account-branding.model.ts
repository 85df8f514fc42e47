import { saveBranding } from "../../core/api/branding.ts";
import { statusOf } from "../../core/api/errors.ts";
import {
  type BrandingDraft,
  draftOf,
  hasColor,
  isChanged,
  type LogoChange,
  type LogoName,
  logoNames,
  logoOf,
  type SavedBranding,
  withColorText,
  withLogo,
} from "../../core/branding/branding-draft.ts";
import type { ButtonText } from "../../core/branding/button-text.ts";
import type { LogoFile } from "../../core/branding/logo-file.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { LeavingFor, ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { keepWork, listIn, textIn, type Work } from "../../core/stores/kept/kept-work.ts";
import { isSignedOutOf } from "../../core/stores/session/sign-in-need.ts";
import { reportFailure } from "../../core/stores/trouble/report-failure.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { accountBrandingTexts } from "./account-branding.messages.ts";
import { createLogoFiles } from "./logo-files.model.ts";

/** Details of the events of `<account-branding>`. */
export interface AccountBrandingEvents {
  "scout-branding-saved": { readonly settings: SavedBranding };
}

export type BrandingState =
  | { readonly kind: "loading" }
  /** `status` is the HTTP status, or null if there was none. */
  | { readonly kind: "failed"; readonly status: number | null }
  | EditedBranding;

/** The edited branding and values derived from it. */
export interface EditedBranding {
  readonly kind: "ready";
  readonly saved: SavedBranding;
  readonly draft: BrandingDraft;
  /** True if the field contains a valid colour. Nothing is saved without one. */
  readonly hasColor: boolean;
  /** The addresses of the pictures, which are as untrusted as the settings. */
  readonly logos: Readonly<Record<LogoName, string | null>>;
}

export interface AccountBrandingModel extends ScreenModel {
  readonly state: ReadonlySignal<BrandingState>;
  /** The state of each logo's file input. */
  readonly files: ReadonlySignal<Readonly<Record<LogoName, LogoFile>>>;
  readonly isChanged: ReadonlySignal<boolean>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** True if the last action was a successful save. */
  readonly isSaved: ReadonlySignal<boolean>;
  /** True if the last save was answered with 401. */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  /** True while the user is asked about leaving with unsaved changes. */
  readonly isLeaving: ReadonlySignal<boolean>;
  /** The context that resolves addresses in answers. */
  readonly base: AnswerContext;
  typeColor(text: string): void;
  chooseButtonText(text: ButtonText): void;
  /** Reads the given file, or rejects it with a reason. */
  chooseLogo(name: LogoName, files: readonly File[]): void;
  clearLogo(name: LogoName): void;
  putDefaultLogo(name: LogoName): void;
  /** Removes a chosen picture that the browser cannot show. */
  dropBrokenLogo(name: LogoName): void;
  save(): void;
  discard(): void;
  stay(): void;
  leave(): void;
}

export function createAccountBrandingModel({
  core,
  address,
  emit,
  notify,
  loadFailed,
  formatting,
}: ScreenContext<unknown, AccountBrandingEvents>): AccountBrandingModel {
  const textsNow = () => localTexts(formatting.peek().translations, accountBrandingTexts);
  /**
   * Null until the first edit, so that the saved branding is shown, including its later changes.
   */
  const edits = signal<BrandingDraft | null>(null);
  const isSaving = signal(false);
  const isSaved = signal(false);
  const isUnauthorized = signal(false);
  const isSignedOut = isSignedOutOf(core);
  const target = signal<LeavingFor | null>(null);
  const state = computed((): BrandingState => {
    const known = core.settings.state.value;
    if (known.kind === "unknown") return { kind: "loading" };
    if (known.kind === "failed") return { kind: "failed", status: statusOf(known.error) };
    // A signed-out user sees the failure, as on other screens. Edits stay on the screen.
    if (isSignedOut.value && edits.value === null) return { kind: "failed", status: 401 };
    const saved = known.settings;
    const draft = edits.value ?? draftOf(saved);
    const logos = {
      navigationLogo: logoOf(draft, saved, "navigationLogo"),
      primaryLogo: logoOf(draft, saved, "primaryLogo"),
    };
    return { kind: "ready", saved, draft, hasColor: hasColor(draft), logos };
  });
  const hasChanges = computed(() => {
    const { value } = state;
    return value.kind === "ready" && isChanged(value.draft, value.saved);
  });
  const controller = new AbortController();

  function edit(change: (draft: BrandingDraft, saved: SavedBranding) => BrandingDraft): void {
    const now = state.peek();
    if (now.kind !== "ready" || isSaving.peek()) return;
    isSaved.value = false;
    edits.value = change(now.draft, now.saved);
  }
  const changeLogo = (name: LogoName, change: LogoChange) =>
    edit((draft, saved) => withLogo(draft, saved, name, change));
  const logoFiles = createLogoFiles(changeLogo, () => notify("warning", textsNow().failed));

  let stopGuard: (() => void) | null = null;
  function setGuard(isOn: boolean): void {
    if (isOn) stopGuard ??= address.guard(hold);
    else {
      stopGuard?.();
      stopGuard = null;
      target.value = null;
    }
  }
  function hold(destination: LeavingFor): void {
    target.value = destination;
  }
  /** The edits, without pictures that are too large for the tab's storage. */
  function workOf(): Work | null {
    const draft = edits.value;
    if (draft === null || !hasChanges.value) return null;
    const { colorText, buttonText } = draft;
    return { colorText, buttonText, ...keptLogosOf(draft) };
  }

  function restore(work: Work): void {
    edit((draft, saved) => draftWith(draft, saved, work));
    if (listIn(work, "lost").length > 0) notify("warning", textsNow().chooseAgain);
  }

  const isOut = computed(() => isSignedOut.value && core.settings.state.value.kind === "ready");
  const stops = [
    hasChanges.subscribe(setGuard),
    core.settings.state.subscribe((known) => {
      if (known.kind === "failed" && known.isFinal) loadFailed(statusOf(known.error));
    }),
    isOut.subscribe((isNow) => {
      if (isNow && edits.peek() === null) loadFailed(401);
    }),
    keepWork(core, {
      name: `account-branding ${new URL(address.base).pathname}`,
      read: workOf,
      restore,
    }),
  ];

  async function save(draft: BrandingDraft, before: SavedBranding): Promise<void> {
    isSaving.value = true;
    isUnauthorized.value = false;
    let settings: SavedBranding;
    try {
      settings = await saveBranding(core.client, { draft, before }, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      const status = reportFailure(core.ports.report, "branding-save-failed", error);
      isSaving.value = false;
      isUnauthorized.value = status === 401;
      if (status !== 401) notify("warning", textsNow().failed);
      return;
    }
    if (controller.signal.aborted) return;
    core.settings.adopt(settings);
    edits.value = null;
    logoFiles.forget();
    isSaving.value = false;
    isSaved.value = true;
    if (emit("scout-branding-saved", { settings })) address.reload("/");
  }

  return {
    state,
    files: logoFiles.files,
    isChanged: hasChanges,
    isSaving,
    isSaved,
    isUnauthorized,
    isLeaving: computed(() => target.value !== null),
    base: answerContextOf(core.config, address),
    typeColor: (text) => edit((draft) => withColorText(draft, text)),
    chooseButtonText: (buttonText) => edit((draft) => ({ ...draft, buttonText })),
    chooseLogo: (name, files) => void logoFiles.choose(name, files),
    clearLogo(name) {
      logoFiles.abandon(name);
      changeLogo(name, "cleared");
    },
    putDefaultLogo: (name) => void logoFiles.putDefault(name),
    dropBrokenLogo(name) {
      const now = state.peek();
      const change = now.kind === "ready" ? now.draft[name] : "kept";
      if (typeof change === "string") return;
      logoFiles.rejectBroken(name, change.name);
      changeLogo(name, "kept");
    },
    save() {
      const now = state.peek();
      if (now.kind !== "ready" || !hasChanges.peek() || isSaving.peek()) return;
      if (now.hasColor) void save(now.draft, now.saved);
    },
    discard() {
      logoFiles.forget();
      if (isSaving.peek()) return;
      isUnauthorized.value = false;
      edits.value = null;
    },
    stay() {
      target.value = null;
    },
    leave() {
      const destination = target.peek();
      setGuard(false);
      if (destination !== null) address.navigate(destination.href, destination.state);
    },
    refresh: () => void core.settings.reload(),
    dispose() {
      for (const stop of stops) stop();
      setGuard(false);
      controller.abort();
      logoFiles.forget();
    },
  };
}

/**
 * The maximum length of a stored picture. The storage of a tab holds some five million characters for all of its pages,
 * so a picture may use only a part of it.
 */
const maxPictureChars = 1_000_000;

/** The changed logos as strings. `lost` has the names of those that are too large to store. */
function keptLogosOf(draft: BrandingDraft): Work {
  const logos: Record<string, string | readonly string[]> = {};
  const lost: string[] = [];
  for (const name of logoNames) {
    const change = draft[name];
    if (typeof change === "string") logos[name] = change;
    else if (change.uri.length > maxPictureChars) lost.push(name);
    else logos[name] = [change.uri, change.name, String(change.size)];
  }
  return { ...logos, lost };
}

/** Applies the edits that were saved during a sign-in. */
function draftWith(draft: BrandingDraft, saved: SavedBranding, work: Work): BrandingDraft {
  const colored = withColorText(draft, textIn(work, "colorText") || draft.colorText);
  const buttonText = textIn(work, "buttonText");
  const begun: BrandingDraft = {
    ...colored,
    buttonText: buttonText === "black" || buttonText === "white" ? buttonText : draft.buttonText,
  };
  return logoNames.reduce(
    (edited, name) => withLogo(edited, saved, name, logoChangeIn(work, name)),
    begun,
  );
}

/**
 * Accepts only the two picture types that a user may choose, because another script may have
 * written the storage.
 */
function logoChangeIn(work: Work, name: LogoName): LogoChange {
  if (textIn(work, name) === "cleared") return "cleared";
  const [uri = "", fileName = "", size = ""] = listIn(work, name);
  if (!/^data:image\/(?:png|jpeg);base64,/.test(uri)) return "kept";
  return { uri, name: fileName, size: Number(size) || 0 };
}
