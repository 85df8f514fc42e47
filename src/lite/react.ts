import { createElement } from "preact/compat";
import { controlFields } from "./controlled-fields.ts";
import { restoreTexts } from "./replaced-texts.ts";

controlFields();
restoreTexts();

/** The part of React's API that the elements and their libraries use, from Preact's compat layer. */
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

/** The members of React's default export that r2wc uses. The default export of Preact's layer would add all of it to the build. */
// biome-ignore lint/style/noDefaultExport: r2wc imports it
export default { createElement };
