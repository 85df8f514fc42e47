export interface ActsPlan {
  readonly count: number;
  /** The share of calls that fail. */
  readonly faultShare: number;
  /** The maximum delay of an answer. */
  readonly slowMs: number;
  /** The tags of the screens, keyed by path. Any other path is a content page. */
  readonly screens: readonly (readonly [path: string, tag: string])[];
}

/**
 * Runs in the page. Performs random actions of an agent, and checks every rule after each of them.
 */
export async function liveActs({
  count,
  faultShare,
  slowMs,
  screens,
}: ActsPlan): Promise<readonly string[]> {
  const { longDay: day } = window;
  day.faultShare = faultShare;
  day.slowMs = slowMs;
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

  async function use(control: Element): Promise<void> {
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
    else if (isChoice(control) && isSteady()) await chooseInPlace(control);
    else control.click();
  }

  const isChoice = (control: Element) => {
    const root = control.getRootNode();
    const isOfBuilder = root instanceof ShadowRoot && root.host.localName === "scout-pricing";
    return (
      isOfBuilder && control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
    );
  };

  /**
   * True if rows do not move. They may move while unavailable rows are hidden, because these can reappear.
   */
  const isSteady = () =>
    !find("input:checked").some(
      (box) =>
        box instanceof HTMLInputElement &&
        box.labels?.[0]?.textContent?.startsWith("Hide unavailable"),
    );

  /**
   * Clicks a choice, and checks that it stays below the pointer: neither the choice itself nor rows that appear above
   * it may move it.
   */
  async function chooseInPlace(choice: HTMLElement): Promise<void> {
    choice.scrollIntoView({ block: "nearest", behavior: "instant" });
    await scrollEnds();
    const placeOf = () => choice.getBoundingClientRect().top;
    const before = placeOf();
    // A row outside the viewport cannot be below the pointer.
    if (before < 0 || before > window.innerHeight || !choice.isConnected) return choice.click();
    const page = () => ({ scroll: window.scrollY, height: document.documentElement.scrollHeight });
    const start = page();
    choice.click();
    // At the end of the page, a page that becomes shorter moves its rows.
    const isAtEnd = () =>
      window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    inPlace = () =>
      isAtEnd() ||
      !choice.isConnected ||
      !choice.checkVisibility() ||
      Math.abs(placeOf() - before) <= 1;
    day.choices += 1;
    moved = () => {
      const now = page();
      const scrolled = Math.round(now.scroll - start.scroll);
      return `${Math.round(placeOf() - before)} px, from ${Math.round(before)} px; scrolled by ${scrolled} px to ${Math.round(now.scroll)} px, the page grew by ${now.height - start.height} px`;
    };
    chosen =
      choice.getAttribute("aria-label") ??
      choice.closest("label, .choice")?.textContent ??
      choice.id;
  }
  /** Waits, because a browser may scroll to the focused element in a later frame, and even later in a background tab. */
  async function scrollEnds(): Promise<void> {
    let before = Number.NaN;
    while (window.scrollY !== before) {
      before = window.scrollY;
      await Promise.race([new Promise(requestAnimationFrame), pause(100)]);
      await pause(0);
    }
  }
  let inPlace = () => true;
  let chosen = "";
  let moved = () => "";

  /** Resolves after the navigation, or at once at the end of the history. */
  async function traverse(by: "back" | "forward"): Promise<void> {
    const { committed, finished } = window.navigation[by]();
    finished?.catch(() => {});
    await committed?.catch(() => {});
    await tick();
  }

  async function act(): Promise<void> {
    // Skip Back and Forward in the builder, because most rules check the builder.
    const isBuilder = window.location.pathname === "/scout/pricing";
    const kind = isBuilder && chance(0.9) ? 1 : day.random();
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
      // Prefer choices to links in the builder, because most rules check the builder.
      const choices = inside.filter(isChoice);
      const control = choices.length > 0 && chance(0.9) ? oneOf(choices) : oneOf(inside);
      if (control?.checkVisibility()) await use(control);
    }
  }

  async function soon(holds: () => boolean): Promise<boolean> {
    for (let tries = 0; tries < 200; tries += 1) {
      if (holds()) return true;
      await pause(20);
    }
    return holds();
  }

  /**
   * True if the shown screen is that of the address, or if no screen is shown, as on an error page.
   */
  function agrees(): boolean {
    const path = window.location.pathname.replace(/(.)\/$/, "$1");
    const wanted =
      tags.get(path) ??
      (/^\/scout\/(?:pricing\/)?contracts\/[^/]+$/.test(path) ? "contract-wizard" : "content-page");
    const shown = find(anyScreen).filter((screen) => screen.checkVisibility());
    return shown.every(({ localName }) => localName === wanted);
  }

  let seen: typeof day.cart = null;
  /** The totals of the public core for the last cart, if they differ from those of the screen. */
  let other = "";
  /**
   * True if the shown cart obeys the rules of a cart, and its totals equal those of the public core.
   */
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
    // The fees of a carrier are added with its television, and are not chosen.
    const own = items.filter(({ type }) => type !== "fee");
    const ids = own.map(({ id }) => id);
    const state = {
      ...fresh,
      provider,
      term: choice("Term"),
      region: choice("Region") ?? fresh.region,
      package: choice("Package"),
      toggles: allOn(fresh.toggles),
      cart: ids,
      quantities: new Map(
        own.map(({ id, quantity, boxes }) => [id, { lines: quantity, boxes }] as const),
      ),
    };
    const legal = core.normaliseCart(state);
    const price = JSON.stringify(core.cartPriceOf(state));
    other = `${legal.cart.join() === ids.join() ? "" : legal.cart} ${price === JSON.stringify(totals) ? "" : price} of ${JSON.stringify({ ...state, quantities: [] })}`;
    const isLegal = legal.cart.join() === ids.join() && new Set(ids).size === ids.length;
    const isPriced = price === JSON.stringify(totals);
    if (isLegal && isPriced) {
      seen = cart;
      const { provider: chosenProvider, term, region, package: chosenPackage } = state;
      const chosen = { provider: chosenProvider, term, region, package: chosenPackage };
      day.priced.push({ search, chosen, items: own, totals });
    }
    return isLegal && isPriced;
  }
  const allOn = <Toggles extends object>(toggles: Toggles): Toggles =>
    Object.assign({}, ...Object.keys(toggles).map((name) => ({ [name]: true })));

  for (let at = 0; at < count && day.troubles.length === 0; at += 1) {
    inPlace = () => true;
    await act();
    await tick();
    await (chance(0.1) ? pause(20) : tick());
    if (!inPlace() && !(await soon(inPlace))) {
      day.troubles.push(
        `on ${window.location.pathname} "${chosen}" moved below the pointer: ${moved()}`,
      );
    }
    if (!agrees() && !(await soon(agrees))) {
      const shown = find(anyScreen).map(({ localName }) => localName);
      day.troubles.push(`${window.location.pathname} shows ${shown}`);
    }
    if (!isLawful() && !(await soon(isLawful))) {
      day.troubles.push(`the cart ${JSON.stringify(day.cart?.detail)} is ${other}`);
    }
  }
  return day.troubles;
}
