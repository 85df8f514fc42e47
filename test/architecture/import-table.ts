/** A layer of the code, and its allowed imports. */
export interface Layer {
  readonly name: string;
  /** The rule, as a failing test prints it. */
  readonly rule: string;
  readonly files: RegExp;
  /** Files and packages that may be imported. */
  readonly may: readonly RegExp[];
  /** Files from which only types may be imported. */
  readonly mayTypes?: readonly RegExp[];
}

const core = /^src\/core\//;
/** The exports of the package, and those for elements. */
const publicDoor = /^src\/core\/index\.ts$/;
const internalDoor = /^src\/core\/internal\.ts$/;
const doors =
  /^src\/core\/(index|internal|create-core|create-api|page-state|screen-context|signals|diagnosis\/diagnose)\.ts$/;
const signals = /^src\/core\/signals\.ts$/;
const api = /^src\/core\/api\//;
const stores = /^src\/core\/stores\//;
/**
 * Every folder of the core except `api` and `stores`, and its other files except the entry files.
 */
const rules =
  /^src\/core\/(?!api\/|stores\/|(?:index|internal|create-core|create-api|page-state|screen-context|signals|diagnosis\/diagnose)\.ts$)/;
const host = /^src\/elements\/host\//;
/** The languages other than English, which the host loads. */
const locales = /^src\/elements\/locales\//;
/** Scripts that pages load directly: workers, script starters, and the script for pages that embed a link. */
const alone = /^src\/elements\/(scripts|worker|embed|react)\//;
const model = /\.model\.ts$/;
const screen = /\.screen\.tsx$/;
/** Sheets of screens. Sheets of drawing components belong to their components. */
const styles = /^src\/(styles\/|elements\/(?!ui\/)).*\.css$/;
const react = /^react$/;
/** `<tag>/<tag>.ts`. */
export const elementDoor = /^src\/elements\/([\w-]+)\/\1\.ts$/;
/** The element's class, entry and manifest, the router of the portal, and the entries of the package. */
const elementFiles =
  /^src\/elements\/([\w-]+\.ts|scout-portal\/page\/[\w-]+\.ts|([\w-]+)\/\2(\.element|\.runtime|\.manifest|\.first)?\.ts)$/;
/** `ui/`, and the files of an element that are neither model nor screen. */
const drawing =
  /^src\/elements\/(?!host\/|scripts\/|worker\/|embed\/|react\/|scout-portal\/page\/)[\w-]+\/(?!.*\.(?:model|element|runtime|manifest|first)\.ts$|.*\.screen\.tsx$|.*\.css$)/;
/** The drawing files that models also use. */
const words = /\.(messages|conversions|attributes)\.ts$/;
/** Packages of others. */
const packages = /^(?!src\/|test\/)/;

/** The layers in order: a file belongs to the first layer whose pattern matches. */
export const layers: readonly Layer[] = [
  {
    name: "core: entry files",
    rule: "The entry files compose the core and may import all of it.",
    files: doors,
    may: [core, /^@preact\/signals-core$/],
  },
  {
    name: "core: api",
    rule: "A call may import rules and the wire, but no store, signal or screen.",
    files: api,
    may: [api, rules, /^(valibot|ofetch)$/],
  },
  {
    name: "core: stores",
    rule: "A store holds signals, makes calls and applies rules; it knows no screen.",
    files: stores,
    may: [stores, api, rules, signals],
    mayTypes: [doors],
  },
  {
    name: "core: rules",
    rule: "Rules are pure: they import no call, store, signal or screen.",
    files: rules,
    may: [rules, /^(jwt-decode|character-entities)$/],
  },
  {
    name: "elements: models",
    rule: "A model imports the core and the words of its element, but no React, DOM or host.",
    files: model,
    may: [core, model, words],
  },
  {
    name: "elements: screens",
    rule: "A screen draws its model; of the host it uses the hooks.",
    files: screen,
    may: [
      drawing,
      screen,
      model,
      rules,
      internalDoor,
      styles,
      react,
      /^src\/elements\/host\/(element\/(use-signal|screen-sheet|use-is-painted|drawn-parent)|page\/(when-idle|after-paint))\.ts$/,
    ],
    mayTypes: [doors],
  },
  {
    name: "elements: element files",
    rule: "An element file joins host, model and screen; a door registers its element.",
    files: elementFiles,
    may: [elementFiles, host, model, screen, styles, words, rules, alone, publicDoor, internalDoor],
  },
  {
    name: "elements: locales",
    rule: "The texts of other languages know the English ones, and no element, store or host.",
    files: locales,
    may: [locales, rules],
    mayTypes: [words],
  },
  {
    name: "elements: host",
    rule: "The host alone touches page, storage and React's roots; it knows no element but the sign-in.",
    files: host,
    may: [
      host,
      alone,
      styles,
      rules,
      internalDoor,
      /^src\/elements\/ui\//,
      /^src\/elements\/locales\/(languages|first-node|follow-locale|page-language)\.ts$/,
      // In a micro-site the sign-in replaces any screen.
      /^src\/elements\/login-form\/login-form\.ts$/,
      /^(react(-dom(\/client)?)?|@r2wc\/react-to-web-component|idb-keyval)$/,
    ],
  },
  {
    name: "elements: drawing",
    rule: "Drawing code gets properties and callbacks: it imports no store, call, model or host.",
    files: drawing,
    may: [
      drawing,
      alone,
      rules,
      /\.css$/,
      react,
      /^(@github\/combobox-nav|dompurify|dropzone|sortablejs|pdfjs-dist(\/.*)?)$/,
      /^@googlemaps\/js-api-loader$/,
    ],
  },
  {
    name: "around",
    rule: "Code around the elements imports public entry files and the table of calls.",
    files:
      /^(src\/(cli|lite|openapi|testing|elements\/(scripts|worker|embed|react))|demo|stories|test\/testers)\//,
    may: [
      publicDoor,
      elementDoor,
      alone,
      /^src\/(cli|lite|openapi)\//,
      /^src\/core\/(api|wire|bulk\/csv)\//,
      /^src\/elements\/(index|autoload)\.ts$/,
      /^(src\/testing|test\/testers)\//,
      packages,
    ],
    mayTypes: [core],
  },
];

/** An import that the layers refuse, with its reason. */
interface Exception {
  readonly from: RegExp;
  readonly to: RegExp;
  readonly why: string;
}

export const exceptions: readonly Exception[] = [
  {
    from: /^src\/elements\/host\/page\/request-first\.ts$/,
    to: /^src\/core\/stores\/page\/first-calls\.ts$/,
    why: "The build puts the first calls beside the request of the settings, because this file imports them.",
  },
  {
    from: /^src\/core\/pricing\/wire\//,
    to: /^src\/core\/api\/[\w-]+\.ts$/,
    why: "The cart's own parsers parse the declared members of a pricing search.",
  },
  {
    from: /\.attributes\.ts$/,
    to: /^src\/elements\/host\/element\/element-attributes\.ts$/,
    why: "The table of an element's attributes uses the host's readers.",
  },
  {
    from: /^src\/elements\/ui\/use-(printing|near-pieces)\.ts$/,
    to: /^react-dom$/,
    why: "Paper and scrolled lists are drawn within the event.",
  },
  {
    from: /^src\/cli\//,
    to: /^src\/core\//,
    why: "The command runs in Node and parses answers as the screens do.",
  },
  {
    from: /^src\/cli\//,
    to: /^src\/elements\/locales\//,
    why: "The command writes and checks the texts of all languages.",
  },
  {
    from: /^src\/elements\/locales\/text-groups\.ts$/,
    to: /\.messages\.ts$/,
    why: "The list of all texts, for translations and the command.",
  },
  {
    from: /^src\/openapi\//,
    to: /^src\/core\/(?!stores\/)[\w-]+\//,
    why: "The API document is written from the declared members of answers and bodies.",
  },
  {
    from: /^stories\/(ui\/|support\/ui-)/,
    to: /^src\/(styles|elements)\//,
    why: "Drawing components have no public entry file.",
  },
  {
    from: /^stories\/support\/story-backend\.ts$/,
    to: /^src\/core\/internal\.ts$/,
    why: "A story creates the core that its element finds on the page.",
  },
];

/** The tag of the element whose folder contains a file. */
export function tagOf(path: string): string | null {
  return /^src\/elements\/(\w+-[\w-]+)\//.exec(path)?.[1] ?? null;
}

/**
 * A folder of an area of the core. The imports between folders of one area have only one direction.
 */
export const areaFolder = /^src\/core\/(?!api(?:\/|$)|stores(?:\/|$))[\w-]+/;

/** A dynamically imported file that leads back to the file that imports it, with the reason. */
interface LaterCircle {
  readonly from: string;
  readonly back: string;
  readonly why: string;
}

export const laterCircles: readonly LaterCircle[] = [
  {
    from: "src/elements/host/element/microsite.tsx",
    back: "src/elements/login-form/login-form.ts",
    why: "Every element of a micro-site can show the sign-in, which is itself an element on the host.",
  },
];
