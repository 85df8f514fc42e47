import { Component, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CodeNotLoaded, lazyScreen } from "../../../src/elements/ui/lazy-screen.tsx";
import { LoadFailed } from "../../../src/elements/ui/load-failed.tsx";
import { optionalPart } from "../../../src/elements/ui/optional-part.tsx";
import { ReloadContext } from "../../../src/elements/ui/reload-context.ts";
import { expectLog } from "../../support/expected-log.ts";
import { mountUi } from "../../support/mount-ui.tsx";

interface GreetingProps {
  readonly name: string;
}

const Greeting = ({ name }: GreetingProps): ReactNode => <p>{`Hello ${name}`}</p>;
const waiting = <p>Waiting</p>;

/** Shows the error thrown below it. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly said: string }> {
  override state = { said: "" };
  static getDerivedStateFromError(error: unknown) {
    return { said: String(error) };
  }
  override render() {
    return this.state.said === "" ? this.props.children : <p>{this.state.said}</p>;
  }
}

test("a part is rendered as soon as it is loaded, and immediately from then on", async () => {
  let arrive = (_part: typeof Greeting) => {};
  let starts = 0;
  const Part = lazyScreen(() => {
    starts += 1;
    return new Promise<typeof Greeting>((resolve) => {
      arrive = resolve;
    });
  });
  expect(starts, "a part is not loaded before it is opened").toBe(0);
  Part.load();
  const { shadow } = mountUi(<Part name="Dana" fallback={waiting} />);
  expect(shadow.textContent).toBe("Waiting");
  arrive(Greeting);
  await expect.element(page.getByText("Hello Dana")).toBeInTheDocument();
  expect(mountUi(<Part name="Rosa" fallback={waiting} />).shadow.textContent).toBe("Hello Rosa");
  expect(starts).toBe(1);
});

test("a part that fails to load throws where it is rendered", async () => {
  expectLog("CodeNotLoaded: Error: No network");
  const Part = lazyScreen<GreetingProps>(() => Promise.reject(new Error("No network")));
  const { shadow } = mountUi(
    <Boundary>
      <Part name="Dana" fallback={waiting} />
    </Boundary>,
  );
  await expect.poll(() => shadow.textContent).toBe("CodeNotLoaded: Error: No network");
});

test("a part that failed to load is loaded again when it is rendered again", async () => {
  expectLog("CodeNotLoaded: Error: No network");
  const loads = [() => Promise.reject(new Error("No network")), async () => Greeting];
  const Part = lazyScreen<GreetingProps>(() => (loads.shift() ?? fail)());
  const { shadow } = mountUi(
    <Boundary>
      <Part name="Dana" fallback={waiting} />
    </Boundary>,
  );
  await expect.poll(() => shadow.textContent).toBe("CodeNotLoaded: Error: No network");
  const again = mountUi(<Part name="Rosa" fallback={waiting} />);
  await expect.poll(() => again.shadow.textContent).toBe("Hello Rosa");
});

test("an optional part that cannot be loaded leaves a message, tries again, and then offers a reload", async () => {
  const lost = () => Promise.reject(new Error("No network"));
  const loads = [lost, lost, async () => Greeting];
  const Part = optionalPart<GreetingProps>(() => (loads.shift() ?? fail)());
  const [onReload, onMissing] = [vi.fn(), vi.fn()];
  const sentences = { partMissing: "It is missing.", tryAgain: "Try again", reload: "Reload" };
  const way = { ...sentences, onReload, onMissing };
  const tree = (
    <ReloadContext value={way}>
      <div className="scout-root">
        <input aria-label="Beside it" />
        <Part name="Dana" fallback={waiting} />
      </div>
    </ReloadContext>
  );
  const { draw, shadow } = mountUi(tree);
  await expect.element(page.getByRole("note")).toHaveTextContent("It is missing.");
  await page.getByLabelText("Beside it").fill("typed");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Reload" }).click();
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(onMissing.mock.calls, "one for each try").toEqual([
    [expect.any(CodeNotLoaded)],
    [expect.any(CodeNotLoaded)],
  ]);
  await expect.element(page.getByLabelText("Beside it")).toHaveValue("typed");

  draw(null);
  loads.unshift(lost);
  draw(tree);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Hello Dana")).toBeInTheDocument();
  expect(shadow.activeElement?.className, "the focus of the removed button").toBe("scout-root");
});

test("a load that the browser ends with the page, as Safari does, starts again when the user comes back", async () => {
  const loads = [() => Promise.reject(new Error("Left")), async () => Greeting];
  const Part = lazyScreen<GreetingProps>(() => (loads.shift() ?? fail)());
  const { shadow } = mountUi(<Part name="Dana" fallback={waiting} />);
  await Promise.resolve();
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => shadow.textContent).toBe("Hello Dana");
});

function fail(): never {
  throw new Error("Unexpected load.");
}

test("A12: a failed load can be retried; 403 is left to the Denied page", async () => {
  expectLog("Denied: Access Denied");
  let tries = 0;
  const { draw, shadow } = mountUi(
    <LoadFailed
      status={500}
      retryLabel="Try again"
      onRetry={() => {
        tries += 1;
      }}
    >
      It failed.
    </LoadFailed>,
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent("It failed.");
  await page.getByRole("button", { name: "Try again" }).click();
  expect(tries).toBe(1);
  draw(
    <Boundary>
      <LoadFailed status={403} retryLabel="Try again" onRetry={() => {}}>
        It failed.
      </LoadFailed>
    </Boundary>,
  );
  await expect.poll(() => shadow.textContent).toBe("Denied: Access Denied");
});
