/** Who may import whom. The first room whose pattern fits a file is its room. */
export interface Room {
  readonly name: string;
  readonly files: RegExp;
  /** Files and packages that may be imported. */
  readonly may: readonly RegExp[];
  /** Files of which only types may be imported. */
  readonly mayTypes?: readonly RegExp[];
}

const core = /^src\/core\//;
const areas =
  /^src\/core\/(acts|wire|html|money|formatting|session|lookup|bulk|pricing|contracts|files|finder|libraries|solutions-index|branding|content|navigation|stats|diagnosis)\//;
const lazy = /^src\/core\/lazy\.ts$/;
const plainClick = /^src\/core\/plain-click\.ts$/;
/** Files of the core's own floor that share no state and call nobody. */
const pureCore =
  /^src\/core\/(abort|result|links|lazy|time|us-date|path|record|fold-text|plain-click|start-value|latest-task|trouble|analytics-event|closest-name|distinct-keys|metric|shared-proposal|text-hash|tree|without-end)\.ts$/;
const ports = /^src\/core\/ports\.ts$/;
const config = /^src\/core\/config\.ts$/;
const signals = /^src\/core\/signals\.ts$/;
const endpoints = /^src\/core\/api\/endpoints\.ts$/;
/** What is declared of the members of answers and bodies. */
const wire =
  /^src\/core\/(wire\/|pricing\/wire\/|api\/[\w-]+-schemas?\.ts$|(solutions-index\/index-patch|finder\/solution-request|branding\/branding-changes|lookup\/lookup-request|pricing\/proposal\/(proposal-payload|contract-data))\.ts$)/;
/** What the package exports, and what elements use. */
const publicDoor = /^src\/core\/index\.ts$/;
const internalDoor = /^src\/core\/internal\.ts$/;
const ui = /^src\/elements\/ui\/(?:site-page\/)?[\w-]+\.tsx?$/;
const scripts = /^src\/elements\/scripts\/[\w-]+\.ts$/;
const embed = /^src\/elements\/embed\/[\w-]+\.ts$/;
const messages = /^src\/elements\/[\w-]+\/[\w-]+\.messages\.ts$/;
const view = /\.view\.tsx$/;
const model = /\.model\.ts$/;
const conversions = /\.conversions\.ts$/;
const attributes = /\.attributes\.ts$/;
const screen = /\.screen\.tsx$/;
const react = /^react$/;
const testers = /^test\/testers\//;
const manifest = /^src\/elements\/(element-manifest|([\w-]+)\/\2\.manifest)\.ts$/;
/** `<tag>/<tag>.ts`. */
export const elementDoor = /^src\/elements\/([\w-]+)\/\1\.ts$/;

export const rooms: readonly Room[] = [
  {
    name: "core: the doors and where the parts meet",
    files: /^src\/core\/(index|internal|create-core|create-api|diagnose)\.ts$/,
    may: [core],
  },
  { name: "core: signals", files: signals, may: [/^@preact\/signals-core$/] },
  {
    name: "core: what the page shares",
    files: /^src\/core\/page-state\.ts$/,
    may: [signals, config, /^src\/core\/version\.ts$/],
    mayTypes: [/^src\/core\/(create-core|collect-metrics|diagnosis\/finding)\.ts$/],
  },
  {
    name: "core: what screens are given",
    files: /^src\/core\/screen-context\.ts$/,
    may: [],
    mayTypes: [/^src\/core\/create-core\.ts$/, /^src\/core\/formatting\//, signals],
  },
  {
    name: "core: the floor",
    files: /^src\/core\/[\w-]+\.ts$/,
    may: [pureCore],
    mayTypes: [ports, config],
  },
  {
    name: "core: api",
    files: /^src\/core\/api\//,
    may: [/^src\/core\/api\/[\w-]+\.ts$/, areas, pureCore, /^(valibot|ofetch)$/],
    mayTypes: [ports, config],
  },
  {
    name: "core: stores",
    files: /^src\/core\/stores\//,
    may: [/^src\/core\/(stores|api)\/[\w-]+\.ts$/, areas, pureCore, signals],
    mayTypes: [ports, config, /^src\/core\/create-core\.ts$/],
  },
  {
    // Reads declared members in the cart's way; builds leave the declarations out.
    name: "core: the wire of pricing",
    files: /^src\/core\/pricing\/wire\//,
    may: [areas, pureCore, /^src\/core\/api\/[\w-]+-schemas?\.ts$/],
    mayTypes: [ports],
  },
  {
    name: "core: areas",
    files: areas,
    may: [areas, pureCore, /^(jwt-decode|character-entities)$/],
    mayTypes: [ports],
  },
  {
    name: "elements: manifests",
    files: manifest,
    may: [],
    mayTypes: [manifest],
  },
  // How our scripts and workers start under a page's policy.
  { name: "elements: scripts", files: scripts, may: [scripts] },
  // It stands alone in the page of anybody.
  { name: "elements: embed", files: embed, may: [embed] },
  {
    name: "elements: host",
    files: /^src\/elements\/host\//,
    may: [
      /^src\/elements\/host\//,
      scripts,
      /^src\/styles\//,
      internalDoor,
      // The host says at which level the headings of a screen start, and names keys as screens do.
      /^src\/elements\/ui\/(heading\.tsx|(sign-in|formatting)-context\.ts|why\.tsx|is-apple\.ts)$/,
      // What all parts of a screen say goes to the one live region of their element.
      /^src\/elements\/ui\/announcer-context\.ts$/,
      // A printed document passes the one sanitiser.
      /^src\/elements\/ui\/(load-html-engine|print-profile)\.ts$/,
      // Code and calls are loaded again alike where the page was left, and where a file was lost.
      /^src\/elements\/ui\/(repeat-if-left\.ts|lazy-screen\.tsx|reload-context\.ts)$/,
      // A control that goes away gives the focus to its box.
      /^src\/elements\/ui\/focus-box\.ts$/,
      /^src\/elements\/worker\/csv\.worker\.ts$/,
      /^react(-dom(\/client)?)?$/,
      /^@r2wc\/react-to-web-component$/,
      /^idb-keyval$/,
      // In a micro-site the sign-in stands in place of any screen; it is loaded when it is needed.
      /^src\/elements\/login-form\/login-form\.ts$/,
    ],
  },
  {
    // A file of its own, loaded when a CSV file is chosen: no React, no DOM.
    name: "elements: the CSV worker",
    files: /^src\/elements\/worker\//,
    may: [/^src\/elements\/worker\//, /^src\/core\/bulk\/csv\//, /^papaparse$/],
  },
  {
    name: "elements: ui",
    files: /^src\/elements\/ui\/(?!use-printing)/,
    may: [
      /^src\/elements\/ui\//,
      scripts,
      /^src\/core\/((links|denied|lazy|plain-click|fold-text|tree|without-end)\.ts$|acts\/key-text\.ts$|money\/|formatting\/|html\/)/,
      react,
      /^(@github\/combobox-nav|dompurify|dropzone|sortablejs|pdfjs-dist(\/build\/pdf(\.worker)?\.min\.mjs(\?worker&url)?)?)$/,
      /^@(googlemaps\/js-api-loader|tanstack\/react-virtual)$/,
    ],
    mayTypes: [areas],
  },
  // Paper takes the page as it is after the event, so it is drawn within the event.
  {
    name: "elements: ui on paper",
    files: /^src\/elements\/ui\/use-printing\.ts$/,
    may: [react, /^react-dom$/],
  },
  {
    name: "elements: views",
    files: view,
    may: [ui, view, messages, areas, pureCore, react],
  },
  {
    name: "elements: screens",
    files: screen,
    may: [
      ui,
      view,
      screen,
      messages,
      model,
      areas,
      internalDoor,
      react,
      /^src\/elements\/host\/(use-signal|screen-sheet|when-idle|after-paint|use-is-painted|drawn-parent)\.ts$/,
      /^src\/elements\/.*\.css$/,
    ],
  },
  {
    // The router's hands in the page: history, focus, scroll, and the doors of the screens it places.
    name: "elements: the portal's page",
    files: /^src\/elements\/scout-portal\/page\//,
    may: [
      /^src\/elements\/host\//,
      /^src\/elements\/scout-portal\/page\//,
      plainClick,
      scripts,
      elementDoor,
    ],
    mayTypes: [model],
  },
  {
    name: "elements: models",
    files: model,
    may: [core, messages, conversions, model],
    mayTypes: [attributes],
  },
  {
    name: "elements: attributes",
    files: attributes,
    may: [/^src\/elements\/host\/element-attributes\.ts$/, areas],
  },
  { name: "elements: conversions", files: conversions, may: [areas, pureCore, conversions] },
  { name: "elements: messages", files: messages, may: [areas, lazy] },
  { name: "elements: React components", files: /^src\/elements\/react\//, may: [react] },
  {
    name: "elements: element files",
    files: /\.element\.ts$/,
    may: [
      /^src\/elements\/host\//,
      /^src\/elements\/scout-portal\/page\//,
      /\.css$/,
      attributes,
      model,
      screen,
      messages,
      internalDoor,
      areas,
    ],
  },
  {
    name: "elements: doors",
    files: elementDoor,
    may: [/\.element\.ts$/, /^src\/elements\/host\/define-element\.ts$/],
  },
  {
    name: "elements: the package's doors",
    files: /^src\/elements\/(index|autoload|element-table)\.ts$/,
    may: [
      publicDoor,
      /^src\/elements\/element-table\.ts$/,
      /^src\/elements\/host\/(settings-first|warn-of-names|doctor)\.ts$/,
      /^src\/elements\/embed\/not-by-link\.ts$/,
      elementDoor,
    ],
  },
  {
    name: "the package's command",
    files: /^src\/cli\//,
    may: [/^src\/(cli|openapi)\//, core, /^(?!src\/|test\/)/],
  },
  { name: "the lite layer", files: /^src\/lite\//, may: [/^src\/lite\//, /^preact(\/|$)/] },
  {
    name: "the API document",
    files: /^src\/openapi\//,
    may: [/^src\/openapi\//, endpoints, wire, /^package\.json$/],
  },
  {
    name: "demo: server",
    files: /^demo\/server\//,
    // Vite runs in a process of its own: it would keep a gigabyte of the server's memory.
    may: [publicDoor, endpoints, /^(?!src\/|test\/|vite$)/],
    mayTypes: [wire],
  },
  {
    // Drawing pieces have no public door: hosts meet them inside elements.
    name: "stories of the drawing pieces",
    files: /^stories\/(ui\/|support\/ui-)/,
    may: [
      ui,
      /^src\/(styles|elements\/ui)\/[\w-]+\.css$/,
      // What a piece says goes to the live region of its host.
      /^src\/elements\/host\/(announcer\.ts|live-region\.tsx|browser-ports\.ts)$/,
      /^(?!src\/|test\/)/,
    ],
  },
  {
    // A story creates the core that its element finds on the page.
    name: "stories: the core of a story",
    files: /^stories\/support\/story-backend\.ts$/,
    may: [publicDoor, internalDoor, /^(?!src\/|test\/)/],
  },
  {
    name: "testers",
    files: testers,
    may: [testers, /^(vitest\/browser|playwright)$/],
  },
  {
    name: "stories",
    files: /^stories\//,
    may: [publicDoor, elementDoor, testers, /^(?!src\/|test\/)/],
  },
  {
    name: "demo",
    files: /^demo\//,
    may: [publicDoor, /^src\/elements\/(index|autoload)\.ts$/, elementDoor, /^(?!src\/|test\/)/],
  },
];

/** The tag whose folder a file stands in. */
export function tagOf(path: string): string | null {
  return /^src\/elements\/(\w+-[\w-]+)\//.exec(path)?.[1] ?? null;
}

/** A folder of an area of the core. Folders of one area import each other in one direction. */
export const areaFolder = /^src\/core\/(?!api(?:\/|$)|stores(?:\/|$))[\w-]+/;

/** A file that is loaded later and leads back to the file that loads it, with the reason. */
interface LaterCircle {
  readonly from: string;
  readonly back: string;
  readonly why: string;
}

export const laterCircles: readonly LaterCircle[] = [
  {
    from: "src/elements/host/microsite.tsx",
    back: "src/elements/login-form/login-form.ts",
    why: "Every element of a micro-site can show the sign-in, which is an element of its own with the host beneath it.",
  },
];
