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
  /** Called if the map service did not load or could not draw. */
  readonly onFailed: () => void;
}

/**
 * A map in a light-DOM child of the element, because the maps service adds its styles to the document.
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

/** The loads by key. Null after a failure, so that the next map tries again. */
const loads = new Map<string, Loading | null>();

/** The map service accepts only the first key on a page. */
function loadMaps(apiKey: string): Loading {
  const load = loads.get(apiKey) ?? startMaps(apiKey);
  loads.set(apiKey, load);
  load.catch(() => loads.set(apiKey, null));
  return load;
}

/** The Trusted Types policy of the service's loader. */
const loaderPolicy = "@googlemaps/js-api-loader";
/** A script of the service can fail without an event, so give up after this time. */
const timeoutMs = 30_000;

/**
 * Wait this long for a map script of the host page before loading another. The script may have
 * failed before it was found.
 */
const scriptTimeoutMs = 10_000;
let hasStarted = false;

/**
 * Waits for a map script of the host page. Loading a second one would disturb the maps of the page.
 */
async function scriptOfPage(): Promise<void> {
  const script = document.querySelector('script[src^="https://maps.googleapis.com/maps/api/js"]');
  if (script === null || hasStarted || isFunction(window.google?.maps?.importLibrary)) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, scriptTimeoutMs);
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
  // The host page or an earlier map may have loaded the service.
  if (!isFunction(window.google?.maps?.importLibrary)) {
    // Without an allowed policy the loader would throw into the page and never settle.
    if (!allowsScriptPolicy(loaderPolicy)) throw new Error("The page's policy blocks the script.");
    hasStarted = true;
    setOptions({ key: apiKey });
  }
  const timeOut = new AbortController();
  const silence = new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new Error("The map service does not answer.")),
      timeoutMs,
    );
    timeOut.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  return Promise.race([importLibrary("maps"), silence]).finally(() => timeOut.abort());
}

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}
