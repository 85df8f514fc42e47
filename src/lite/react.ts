import { createElement } from "preact/compat";
import { controlFields } from "./controlled-fields.ts";
import { restoreTexts } from "./replaced-texts.ts";

controlFields();
restoreTexts();

/** React's API, as far as the elements and their libraries use it, by Preact's compat layer. */
export {
  Component,
  createContext,
  createElement,
  Fragment,
  memo,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat";

/** What r2wc takes of React's default export. The layer's own would keep all of the layer in the build. */
// biome-ignore lint/style/noDefaultExport: r2wc imports it
export default { createElement };
