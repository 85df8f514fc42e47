export interface ActsPlan {
  readonly count: number;
  /** The share of calls that fail. */
  readonly faultShare: number;
  /** The screens' tags by path; other paths are content pages. */
  readonly screens: readonly (readonly [path: string, tag: string])[];
}

/** Runs in the page: acts at random, as an agent may, and looks at every rule after each. */
export async function liveActs({
  count,
  faultShare,
  screens,
}: ActsPlan): Promise<readonly string[]> {
  const { longDay: day } = window;
  day.faultShare = faultShare;
  const { core } = day;
  const tags = new Map(screens);
  const anyScreen = [...new Set([...tags.values(), "content-page", "contract-wizard"])].join();
  const chance = (share: number) => day.random() < share;
  const oneOf = <One>(list: readonly One[]): One | undefined =>
    list[Math.floor(day.random() * list.length)];
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const tick = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const texts = [
    "100 Main Street",
    "350 Fifth Avenue, New York",
    "comcast",
    "fiber",
    "é<b>",
    "12",
    "",
  ];
  const keys = ["Enter", "Escape", "ArrowDown", "ArrowUp", "Tab", " "];
  const controls =
    "a[href], button, input:not([type=file]), select, textarea, summary, [role=option]";

  const hosts = `scout-portal, portal-header, ${anyScreen}`;
  function find(selector: string, root: ParentNode = document.body): Element[] {
    const own = [...root.querySelectorAll(selector)];
    const inner = [...root.querySelectorAll(hosts)].flatMap(({ shadowRoot }) =>
      shadowRoot ? find(selector, shadowRoot) : [],
    );
    return own.concat(inner);
  }

  function press(target: Element, key: string): void {
    const init = { key, bubbles: true, composed: true, cancelable: true };
    const isFree = target.dispatchEvent(new KeyboardEvent("keydown", init));
    if (isFree && key === "Enter" && target instanceof HTMLInputElement) {
      target.form?.requestSubmit();
    }
    target.dispatchEvent(new KeyboardEvent("keyup", init));
  }

  function write(box: HTMLInputElement | HTMLTextAreaElement, text: string): void {
    const kind = box instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    const value = Object.getOwnPropertyDescriptor(kind.prototype, "value");
    value?.set?.call(box, text);
    box.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  }

  function use(control: Element): void {
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = Math.floor(day.random() * control.options.length);
      control.dispatchEvent(new Event("change", { bubbles: true, composed: true }));
    } else if (
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !/checkbox|radio|button|submit/.test(control.type))
    ) {
      write(control, oneOf(texts) ?? "");
      if (chance(0.4)) press(control, oneOf(keys) ?? "Enter");
    } else if (chance(0.1)) press(control, oneOf(keys) ?? "Enter");
    else control.click();
  }

  /** Ends when the page has moved, or at once at the end of the history. */
  async function traverse(by: "back" | "forward"): Promise<void> {
    const { committed, finished } = window.navigation[by]();
    finished?.catch(() => {});
    await committed?.catch(() => {});
    await tick();
  }

  async function act(): Promise<void> {
    const kind = day.random();
    if (kind < 0.05) await traverse("back");
    else if (kind < 0.08) await traverse("forward");
    else if (kind < 0.12) {
      const from = window.location.pathname;
      await traverse("back");
      const isBack = window.location.pathname !== from;
      await traverse("forward");
      const isStopped = find("dialog[open]").length > 0;
      if (isBack && !isStopped && !(await soon(() => window.location.pathname === from))) {
        day.troubles.push(`Back and Forward led from ${from} to ${window.location.pathname}`);
      }
    } else {
      // An open dialogue covers the rest of the page.
      const [dialog] = find("dialog[open]");
      const inside = dialog ? find(controls, dialog) : find(controls);
      const control = oneOf(inside);
      if (control?.checkVisibility()) use(control);
    }
  }

  async function soon(holds: () => boolean): Promise<boolean> {
    for (let tries = 0; tries < 200; tries += 1) {
      if (holds()) return true;
      await pause(20);
    }
    return holds();
  }

  /** The address names the screen that is shown; in its place may be an error page, or nothing yet. */
  function agrees(): boolean {
    const path = window.location.pathname.replace(/(.)\/$/, "$1");
    const wanted =
      tags.get(path) ??
      (/^\/scout\/(?:pricing\/)?contracts\/[^/]+$/.test(path) ? "contract-wizard" : "content-page");
    const shown = find(anyScreen).filter((screen) => screen.checkVisibility());
    return shown.every(({ localName }) => localName === wanted);
  }

  let seen: typeof day.cart = null;
  /** The shown cart obeys its own laws, and its totals are those of the public core. */
  function isLawful(): boolean {
    const { cart, search } = day;
    if (cart === seen) return true;
    if (!core || !cart?.host.isConnected || !search) return true;
    const choice = (label: string) => {
      const [one] = find("label", cart.host.shadowRoot ?? document).filter(
        (named) => named.textContent === label,
      );
      const box = one instanceof HTMLLabelElement ? one.control : null;
      return box instanceof HTMLSelectElement && box.value !== "" ? box.value : null;
    };
    const provider = choice("Provider");
    if (provider === null) return true;
    const fresh = core.createCart(search as Parameters<typeof core.createCart>[0]);
    const { items, totals } = cart.detail;
    const ids = items.map(({ id }) => id);
    const state = {
      ...fresh,
      provider,
      term: choice("Term"),
      region: choice("Region") ?? fresh.region,
      package: choice("Package"),
      toggles: allOn(fresh.toggles),
      cart: ids,
      quantities: new Map(
        items.map(({ id, quantity, boxes }) => [id, { lines: quantity, boxes }] as const),
      ),
    };
    const legal = core.normaliseCart(state);
    const isLegal = legal.cart.join() === ids.join() && new Set(ids).size === ids.length;
    const isPriced = JSON.stringify(core.cartPriceOf(state)) === JSON.stringify(totals);
    if (isLegal && isPriced) seen = cart;
    return isLegal && isPriced;
  }
  const allOn = <Toggles extends object>(toggles: Toggles): Toggles =>
    Object.assign({}, ...Object.keys(toggles).map((name) => ({ [name]: true })));

  for (let at = 0; at < count && day.troubles.length === 0; at += 1) {
    await act();
    await tick();
    await (chance(0.1) ? pause(20) : tick());
    if (!agrees() && !(await soon(agrees))) {
      const shown = find(anyScreen).map(({ localName }) => localName);
      day.troubles.push(`${window.location.pathname} shows ${shown}`);
    }
    if (!isLawful() && !(await soon(isLawful))) {
      day.troubles.push(`the cart ${JSON.stringify(day.cart?.detail)}`);
    }
  }
  return day.troubles;
}
