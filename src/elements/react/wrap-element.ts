import {
  createElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";

/** Describes an element to its React component. */
export interface WrappedElement {
  readonly tag: string;
  /**
   * The attribute of each prop with a string value, by the name of the prop. Attributes are rendered as markup, also on
   * a server.
   */
  readonly attributes: Readonly<Record<string, string>>;
  /** Props that need a property, because an attribute cannot hold them. */
  readonly properties: readonly string[];
  /** The event that each handler prop listens to, by the name of the prop. */
  readonly events: Readonly<Record<string, string>>;
  /** Loads the code of the element, which registers it. */
  load(): Promise<unknown>;
}

type Props = Readonly<Record<string, unknown>> & { readonly ref?: Ref<HTMLElement | null> };

/**
 * Creates a React component for an element. The element is loaded when its first component is mounted and has set its
 * listeners. The listeners therefore get all events, also when React hydrates markup from a server.
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

/**
 * The props that React renders as markup: attributes by name, without the props that are set later.
 */
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
