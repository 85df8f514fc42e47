/**
 * The entry point of the core for elements: what they share with the page and with each other. Not part of the
 * package's exports.
 */

export type { Act, ActGroup } from "./acts/act.ts";
export { actTexts } from "./acts/acts-messages.ts";
export { findActs, joinActs } from "./acts/find-acts.ts";
export { keyTextOf, paletteKeys } from "./acts/key-text.ts";
export { isHttpError } from "./api/errors.ts";
export { isExplained } from "./api/explained-errors.ts";
export { themePropertiesOf } from "./branding/theme-properties.ts";
export { type Config, type Density, defaultConfig, joinConfig, readConfig } from "./config.ts";
export { type Core, createCore } from "./create-core.ts";
export { diagnose } from "./diagnosis/diagnose.ts";
export { explainCall } from "./diagnosis/explain-call.ts";
export { failedCallOf } from "./diagnosis/failed-call.ts";
export type { Finding, PageInspection } from "./diagnosis/finding.ts";
export type { SentCall, Trouble } from "./diagnosis/trouble.ts";
export type { Currency, FormattingOptions } from "./formatting/formatting.ts";
export { languageOf } from "./formatting/language-of.ts";
export { readPictureSet } from "./html/picture-set.ts";
export {
  isSampleBase,
  namesHost,
  ownPathOf,
  type SafeLink,
  safeHref,
  safeImageSrc,
} from "./links/links.ts";
export { isPlainClick } from "./links/plain-click.ts";
export { analyticsEventOf } from "./metrics/analytics-event.ts";
export {
  createMetricsCollector,
  type MetricNote,
  type MetricsCollector,
} from "./metrics/collect-metrics.ts";
export { isScreenRoute } from "./navigation/answer-context.ts";
export { type RoutePlace, routeHrefOf, routePathOf } from "./navigation/portal-path.ts";
export { signInHrefOf } from "./navigation/sign-in-link.ts";
export { pageState } from "./page-state.ts";
export type {
  Activity,
  KeyValueStorage,
  Ports,
  RunCsvWorker,
  TextArchive,
  Upload,
} from "./ports.ts";
export type {
  BrowserActions,
  CommonEvents,
  LeavingFor,
  NavigationDetail,
  OpenedTab,
  PageAddress,
  PageFragments,
  PageLocation,
  ScreenContext,
  ScreenModel,
} from "./screen-context.ts";
export { clockSentence } from "./session/clock-messages.ts";
export { Denied, Unauthorized } from "./session/denied.ts";
export { destinationOf } from "./session/redirect-target.ts";
export { takeTokenFrom } from "./session/url-token.ts";
export { computed, type ReadonlySignal, signal } from "./signals.ts";
export { densityOf } from "./stores/kept/density-store.ts";
export { markedState } from "./stores/kept/handed-over.ts";
export { createHeldCore, heldSignal } from "./stores/page/held-core.ts";
export type { SettingsState } from "./stores/page/settings-store.ts";
export type { DisplayOfScreen } from "./stores/page/sight-of-screen.ts";
export { type GateState, micrositeGateOf } from "./stores/session/microsite-gate.ts";
export { needsSignInOf } from "./stores/session/sign-in-need.ts";
export { closestName } from "./texts/closest-name.ts";
export { localTexts, textGroup } from "./texts/text-group.ts";
export { isRecord, parseRecord, recordOf } from "./values/record.ts";
export { version } from "./version.ts";
