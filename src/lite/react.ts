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
