import {
  createElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";

/** What a React component for one element goes by. */
export interface WrappedElement {
  readonly tag: string;
  /** The attribute of each prop that is a text. It is in the markup, also in that of a server. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Props that no attribute can hold. */
  readonly properties: readonly string[];
  /** The event of each prop that is a handler. */
  readonly events: Readonly<Record<string, string>>;
  /** Registers the element. */
  load(): Promise<unknown>;
}

type Props = Readonly<Record<string, unknown>> & { readonly ref?: Ref<HTMLElement | null> };

/**
 * A React component for an element. The element is loaded when the first one is mounted, after its listeners are set, so
 * that they hear all events also where React took over the markup of a server.
 */
export function wrapElement(facts: WrappedElement): (props: Props) => ReactNode {
  return (props) => createElement(Wrapper, { facts, props });
}

interface WrapperProps {
  readonly facts: WrappedElement;
  readonly props: Props;
}

function Wrapper({ facts, props: { ref, ...props } }: WrapperProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  const latest = useRef<Props>({});
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => place.current, []);
  useLayoutEffect(() => {
    for (const name of facts.properties) {
      if (place.current && props[name] !== latest.current[name]) {
        Reflect.set(place.current, name, props[name]);
      }
    }
    latest.current = props;
  });
  useLayoutEffect(() => {
    const unmounting = new AbortController();
    for (const [prop, event] of Object.entries(facts.events)) {
      const handle = (event: Event) => {
        const handler = latest.current[prop];
        if (typeof handler === "function") handler(event);
      };
      place.current?.addEventListener(event, handle, { signal: unmounting.signal });
    }
    void facts.load();
    return () => unmounting.abort();
  }, [facts]);
  return createElement(facts.tag, { ...markupOf(props, facts), ref: place });
}

/** The props as React puts them into the markup: attributes by their names, without what is set later. */
function markupOf(
  props: Props,
  { attributes, properties, events }: Omit<WrappedElement, "tag" | "load">,
): Props {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => !properties.includes(name) && !Object.hasOwn(events, name))
      .map(([name, value]) => [attributes[name] ?? name, value]),
  );
}
