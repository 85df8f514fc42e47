import { importLibrary, setOptions } from "@googlemaps/js-api-loader";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";

interface SatelliteMapProps {
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
  /** Called if the maps service did not load. */
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
    loadMaps(apiKey).then(
      ({ Map: GoogleMap }) => {
        if (isGone) return;
        new GoogleMap(box, {
          center: { lat: latitude, lng: longitude },
          zoom,
          mapTypeId,
          streetViewControl: false,
        });
      },
      () => {
        if (!isGone) handleFailed();
      },
    );
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

const loads = new Map<string, Promise<google.maps.MapsLibrary>>();

/** The service accepts one key per page: the first. */
function loadMaps(apiKey: string): Promise<google.maps.MapsLibrary> {
  if (loads.size === 0) setOptions({ key: apiKey });
  const load = loads.get(apiKey) ?? importLibrary("maps");
  loads.set(apiKey, load);
  return load;
}
