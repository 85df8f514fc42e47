import { importLibrary, setOptions } from "@googlemaps/js-api-loader";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { allowsScriptPolicy } from "../scripts/allows-script-policy.ts";

export interface SatelliteMapProps {
  readonly apiKey: string;
  /** In degrees. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly options: {
    readonly zoom: number;
    readonly mapTypeId: string;
    /** CSS lengths. */
    readonly height: string;
    readonly width: string;
  };
  readonly title: string;
  /** Called if the maps service did not load, or could not draw. */
  readonly onFailed: () => void;
}

/**
 * A map in a light-DOM child of the element, because the maps service adds its styles to the document (decisions G28).
 */
export function SatelliteMap({ coordinates, options, ...props }: SatelliteMapProps): ReactNode {
  const slot = useRef<HTMLSlotElement>(null);
  const name = useId();
  const { apiKey, title } = props;
  const { latitude, longitude } = coordinates;
  const { zoom, mapTypeId, height, width } = options;
  const handleFailed = useEffectEvent(props.onFailed);

  useEffect(() => {
    const root = slot.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const box = root.ownerDocument.createElement("div");
    box.slot = name;
    box.setAttribute("role", "region");
    box.setAttribute("aria-label", title);
    box.style.setProperty("height", height, "important");
    box.style.setProperty("width", width, "important");
    root.host.append(box);
    let isGone = false;
    loadMaps(apiKey)
      .then(({ Map: GoogleMap }) => {
        if (isGone) return;
        new GoogleMap(box, {
          center: { lat: latitude, lng: longitude },
          zoom,
          mapTypeId,
          streetViewControl: false,
        });
      })
      .catch(() => {
        if (!isGone) handleFailed();
      });
    return () => {
      isGone = true;
      box.remove();
    };
  }, [apiKey, latitude, longitude, zoom, mapTypeId, height, width, title, name]);

  return (
    <div className="satellite-map">
      <slot name={name} ref={slot} />
    </div>
  );
}

type Loading = Promise<google.maps.MapsLibrary>;

/** By key; null after a failure, which the next map tries again. */
const loads = new Map<string, Loading | null>();

/** The service accepts one key per page: the first. */
function loadMaps(apiKey: string): Loading {
  const load = loads.get(apiKey) ?? startMaps(apiKey);
  loads.set(apiKey, load);
  load.catch(() => loads.set(apiKey, null));
  return load;
}

/** The Trusted Types policy of the service's loader. */
const loaderPolicy = "@googlemaps/js-api-loader";
/** A script of the service that fails by itself tells nobody. */
const longestMs = 30_000;

/** How long a script of the page may take, before another one is loaded. It may have failed before it was looked at. */
const longestScriptMs = 10_000;
let hasStarted = false;

/** Waits for a script of the page that brings the service: a second one would disturb the maps of the page. */
async function scriptOfPage(): Promise<void> {
  const script = document.querySelector('script[src^="https://maps.googleapis.com/maps/api/js"]');
  if (script === null || hasStarted || isFunction(window.google?.maps?.importLibrary)) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestScriptMs);
    for (const type of ["load", "error"]) {
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      script.addEventListener(type, end, { once: true });
    }
  });
}

async function startMaps(apiKey: string): Loading {
  await scriptOfPage();
  // The page itself, or an earlier map, may have brought it.
  if (!isFunction(window.google?.maps?.importLibrary)) {
    // Where its address is refused, the loader would throw into the page, and never end.
    if (!allowsScriptPolicy(loaderPolicy)) throw new Error("The page's policy refuses the script.");
    hasStarted = true;
    setOptions({ key: apiKey });
  }
  const timeOut = new AbortController();
  const silence = new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new Error("The map service does not answer.")),
      longestMs,
    );
    timeOut.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  return Promise.race([importLibrary("maps"), silence]).finally(() => timeOut.abort());
}

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}
