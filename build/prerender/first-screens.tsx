/// <reference types="vite/client" />
/**
 * The first screens that a page can contain before any code of the elements has loaded. React's server renderer draws them from
 * the screens themselves. Vite runs this file, because screens import their sheets.
 */

import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  type FormattingOptions,
  type ScreenModel,
  type SettingsState,
  signal,
} from "../../src/core/internal.ts";
import { valuesOf } from "../../src/elements/host/element/attribute-values.ts";
import { hostDisplaySheet } from "../../src/elements/host/element/early-root.ts";
import {
  type AttributeTable,
  commonAttributes,
} from "../../src/elements/host/element/element-attributes.ts";
import { type Mounting, ScreenRoot } from "../../src/elements/host/element/screen-root.tsx";
import { screenSheetsOf } from "../../src/elements/host/element/screen-sheet.ts";
import { createAnnouncer } from "../../src/elements/host/page/announcer.ts";
// The texts, because the runner ends before a screen could load them.
import "../../src/elements/locales/bundled/ar.ts";
import "../../src/elements/locales/bundled/de.ts";
import "../../src/elements/locales/bundled/es-us.ts";
import "../../src/elements/locales/bundled/fr-ca.ts";
import { type Locale, loadLocale } from "../../src/elements/locales/load-locale.ts";
import { attributes as signInAttributes } from "../../src/elements/login-form/login-form.attributes.ts";
import { createLoginFormModel } from "../../src/elements/login-form/login-form.model.ts";
import { OpenLogin } from "../../src/elements/login-form/open-login.screen.tsx";
import { OpenLookup } from "../../src/elements/scout-lookup/open-lookup.screen.tsx";
import { attributes as lookupAttributes } from "../../src/elements/scout-lookup/scout-lookup.attributes.ts";
import { createScoutLookupModel } from "../../src/elements/scout-lookup/scout-lookup.model.ts";
import { OpenPricing } from "../../src/elements/scout-pricing/open-pricing.screen.tsx";
import { attributes as pricingAttributes } from "../../src/elements/scout-pricing/scout-pricing.attributes.ts";
import { createScoutPricingModel } from "../../src/elements/scout-pricing/scout-pricing.model.ts";
// Import the screen, which registers its sheet.
import "../../src/elements/solutions-finder/open-finder.screen.tsx";
import baseCss from "../../src/styles/base.css?inline";
import skeletonCss from "../../src/styles/skeleton.css?inline";
import tokensCss from "../../src/styles/tokens.css?inline";
import { FirstFinder, firstFinderCss } from "./first-finder.tsx";
import { type FormTarget, formWithoutScript, reservedRuleOf } from "./form-without-script.ts";
import { hostReset } from "./host-reset.ts";
import { quietContextOf } from "./quiet-core.ts";
import {
  disabledOnlyWithoutScript,
  namesIn,
  usedRulesOf,
  withoutUnreadProperties,
} from "./used-rules.ts";

/** A first screen in the build. */
export interface FirstScreen {
  readonly tag: string;
  /** The HTML of the screen, without the link to its sheet. */
  readonly markup: string;
  readonly sheet: string;
  /**
   * True if the screen is in the element's shadow root. Otherwise it is in the shadow root of a box in the element, so that
   * its form is not nested in a form of the page: HTML drops nested forms and ends the outer one.
   */
  readonly isShadow: boolean;
}

/** Draws the first screens in their initial state, in the language for a tag. */
export async function drawFirstScreens(locale: string): Promise<readonly FirstScreen[]> {
  const languageOf = (tag: string) => loadLocale(locale, tag, {}, refuseWord);
  const drawn = async <Model extends ScreenModel>(
    tag: string,
    Screen: ComponentType<{ readonly model: Model }>,
    modelOf: (formatting: FormattingOptions) => Model,
    target: FormTarget,
    ownCss = "",
  ) => {
    const { direction, ...language } = await languageOf(tag);
    const formatting: FormattingOptions = { ...language, currencyDisplay: "symbol", now: () => 0 };
    const mounting = mountingOf(Screen, modelOf(formatting), { formatting, direction });
    return draw(tag, mounting, target, ownCss);
  };
  return Promise.all([
    drawn(
      "scout-lookup",
      OpenLookup,
      (formatting) => createScoutLookupModel(contextOf(lookupAttributes, formatting)),
      { path: "/scout" },
    ),
    drawn(
      "scout-pricing",
      OpenPricing,
      (formatting) => createScoutPricingModel(contextOf(pricingAttributes, formatting)),
      { path: "/scout/pricing" },
    ),
    drawn(
      "login-form",
      OpenLogin,
      (formatting) => createLoginFormModel(contextOf(signInAttributes, formatting)),
      { path: "/login/", isSecret: true },
    ),
    drawn(
      "solutions-finder",
      FirstFinder,
      () => noModel,
      { path: "/solutions-finder" },
      firstFinderCss,
    ),
  ]);
}

function refuseWord(key: string): never {
  throw new Error(`There are no words for ${key}.`);
}

function contextOf<Own extends AttributeTable>(own: Own, formatting: FormattingOptions) {
  const table = { ...commonAttributes, ...own };
  return quietContextOf(
    valuesOf(table, (name) => table[name]?.absent),
    formatting,
  );
}

function draw<Model extends ScreenModel>(
  tag: string,
  mounting: Mounting<Model>,
  target: FormTarget,
  ownCss: string,
): FirstScreen {
  const drawn = renderToStaticMarkup(<ScreenRoot mounting={mounting} />);
  mounting.model?.dispose();
  const markup = formWithoutScript(drawn, target);
  // Keep the rules of the spinner, which the button shows if the form is submitted before the element has loaded.
  const used = namesIn(`${markup}<span class="spinner"></span>`);
  const isShadow = target.isSecret !== true;
  const screenCss = [...screenSheetsOf(tag), reservedRuleOf(drawn), forcedButtonCss, ownCss];
  const css = [tokensCss, baseCss, skeletonCss, ...screenCss];
  const texts = css.map((text) => usedRulesOf(disabledOnlyWithoutScript(text), used));
  const sheet = withoutUnreadProperties([hostDisplaySheet(), hostReset, ...texts].join("\n"));
  return { tag, markup, sheet, isShadow };
}

/** With forced colours, the browser has its own colour for disabled controls. */
const forcedButtonCss = `@media (forced-colors: active) and (scripting: enabled) {
  button:is(.button, .button.quiet) { border-color: ButtonBorder; color: ButtonText }
}`;

const nothing = () => {};
/** The model of a screen that shows nothing of its model at first. */
const noModel: ScreenModel = { refresh: nothing, dispose: nothing };

function mountingOf<Model extends ScreenModel>(
  Screen: ComponentType<{ readonly model: Model }>,
  model: Model,
  {
    formatting,
    direction,
  }: { readonly formatting: FormattingOptions; readonly direction: Locale["direction"] },
): Mounting<Model> {
  return {
    Screen,
    model,
    cover: null,
    mayBeCovered: false,
    outline: signal({ start: 2, isHidden: false }),
    isSample: false,
    scheme: signal(null),
    announcer: createAnnouncer({ after: () => nothing }),
    language: {
      formatting: signal(formatting),
      direction: signal(direction),
      isReady: signal(true),
    },
    settings: signal<SettingsState>({ kind: "unknown" }),
    density: signal("comfortable"),
    trouble: signal(null),
    needsSignIn: signal(false),
    place: signal({ search: "", state: {} }),
    signInHref: signal(null),
    isPlaced: () => true,
    onMounted: nothing,
    onReady: nothing,
    onDenied: nothing,
    onFailed: nothing,
    onPartMissing: nothing,
    onRetry: nothing,
  };
}
