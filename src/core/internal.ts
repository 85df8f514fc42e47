/**
 * The door of the core for elements: what they share with the page and with each other. Not part of the
 * package's exports.
 */

export { type Act, type ActGroup, actGroups } from "./acts/act.ts";
export { findActs, joinActs } from "./acts/find-acts.ts";
export { keyTextOf } from "./acts/key-text.ts";
export { analyticsEventOf } from "./analytics-event.ts";
export { isHttpError } from "./api/errors.ts";
export { isExplained } from "./api/explained-errors.ts";
export { themePropertiesOf } from "./branding/theme-properties.ts";
export { closestName } from "./closest-name.ts";
export {
  createMetricsCollector,
  type MetricNote,
  type MetricsCollector,
} from "./collect-metrics.ts";
export { type Config, type Density, defaultConfig, joinConfig, readConfig } from "./config.ts";
export { type Core, createCore } from "./create-core.ts";
export { Denied, Unauthorized } from "./denied.ts";
export { diagnose } from "./diagnose.ts";
export { explainCall } from "./diagnosis/explain-call.ts";
export { failedCallOf } from "./diagnosis/failed-call.ts";
export type { Finding, PageInspection } from "./diagnosis/finding.ts";
export type { FormattingOptions } from "./formatting/formatting.ts";
export { readPictureSet } from "./html/picture-set.ts";
export { type PrintedSheet, readPrintedDocument } from "./html/printed-document.ts";
export { renameAttribute } from "./html/rename-attribute.ts";
export { namesHost, ownPathOf, safeHref, safeImageSrc } from "./links.ts";
export { isScreenRoute } from "./navigation/answer-context.ts";
export { type RoutePlace, routeHrefOf } from "./navigation/portal-base.ts";
export { routePathOf } from "./navigation/portal-path.ts";
export { signInHrefOf } from "./navigation/sign-in-link.ts";
export { pageState } from "./page-state.ts";
export { isPlainClick } from "./plain-click.ts";
export type {
  Activity,
  KeyValueStorage,
  Ports,
  RunCsvWorker,
  TextArchive,
  Upload,
} from "./ports.ts";
export { isRecord, parseRecord, recordOf } from "./record.ts";
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
export { clockSentence } from "./session/clock-sentence.ts";
export { destinationOf } from "./session/redirect-target.ts";
export { takeTokenFrom } from "./session/url-token.ts";
export { computed, type ReadonlySignal, signal } from "./signals.ts";
export { densityOf } from "./stores/density-store.ts";
export { markedState, ownerMarkOf } from "./stores/handed-over.ts";
export { createHeldCore, heldSignal } from "./stores/held-core.ts";
export { keptText } from "./stores/kept-texts.ts";
export { type GateState, micrositeGateOf } from "./stores/microsite-gate.ts";
export type { SettingsState } from "./stores/settings-store.ts";
export type { DisplayOfScreen } from "./stores/sight-of-screen.ts";
export { needsSignInOf } from "./stores/sign-in-need.ts";
export type { SentCall, Trouble } from "./trouble.ts";
export { version } from "./version.ts";
