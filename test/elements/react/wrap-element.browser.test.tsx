import { createRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { wrapElement } from "../../../src/elements/react/wrap-element.ts";

/**
 * An element that emits an event as soon as it is registered, as a real element emits
 * `scout-ready`.
 */
class GreetingElement extends HTMLElement {
  connectedCallback(): void {
    this.dispatchEvent(
      new CustomEvent("scout-greeted", { detail: this.getAttribute("from-whom") }),
    );
  }
}

function greetingAs(tag: string) {
  return wrapElement({
    tag,
    attributes: { fromWhom: "from-whom" },
    properties: ["entries"],
    events: { onGreeted: "scout-greeted" },
    load: async () => {
      if (!customElements.get(tag)) customElements.define(tag, class extends GreetingElement {});
    },
  });
}

function container(): HTMLElement {
  const place = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => place.remove());
  return place;
}

test("in a page rendered on a server, the component receives all events", async () => {
  const Greeting = greetingAs("served-greeting");
  const heard: unknown[] = [];
  const onGreeted = (event: CustomEvent) => heard.push(event.detail);
  const page: ReactNode = (
    <Greeting fromWhom="Ann" className="wide" entries={[1]} onGreeted={onGreeted}>
      <a href="/scout">Greetings</a>
    </Greeting>
  );
  const place = container();
  place.innerHTML = renderToString(page);
  expect(place.innerHTML).toBe(
    '<served-greeting from-whom="Ann" class="wide"><a href="/scout">Greetings</a></served-greeting>',
  );
  const errors: unknown[] = [];
  const root = hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) });
  onTestFinished(() => root.unmount());
  await expect.poll(() => heard).toEqual(["Ann"]);
  expect(errors).toEqual([]);
  expect(place.firstElementChild).toHaveProperty("entries", [1]);
});

test("later values, later handlers and removals take effect", async () => {
  const Greeting = greetingAs("drawn-greeting");
  const heard: string[] = [];
  const ref = createRef<HTMLElement | null>();
  const place = container();
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  const draw = (node: ReactNode) => flushSync(() => root.render(node));
  draw(<Greeting ref={ref} entries={[1]} onGreeted={() => heard.push("first")} />);
  await expect.poll(() => heard).toEqual(["first"]);
  const element = ref.current;
  draw(<Greeting ref={ref} fromWhom="Bo" entries={[2]} onGreeted={() => heard.push("second")} />);
  element?.dispatchEvent(new CustomEvent("scout-greeted"));
  expect(heard).toEqual(["first", "second"]);
  expect(element).toHaveProperty("entries", [2]);
  expect(element?.getAttribute("from-whom")).toBe("Bo");
  draw(<Greeting ref={ref} />);
  expect(element).toHaveProperty("entries", undefined);
  expect(element?.hasAttribute("from-whom")).toBe(false);
  draw(null);
  element?.dispatchEvent(new CustomEvent("scout-greeted"));
  expect(heard).toEqual(["first", "second"]);
  expect(ref.current).toBe(null);
});
