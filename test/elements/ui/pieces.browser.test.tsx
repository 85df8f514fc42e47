import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Alert } from "../../../src/elements/ui/alert.tsx";
import { Button } from "../../../src/elements/ui/button.tsx";
import { Card } from "../../../src/elements/ui/card.tsx";
import { ExternalLink } from "../../../src/elements/ui/external-link.tsx";
import { ImageWithFallback } from "../../../src/elements/ui/image-with-fallback.tsx";
import { Progress } from "../../../src/elements/ui/progress.tsx";
import { Skeleton } from "../../../src/elements/ui/skeleton.tsx";
import { Tag } from "../../../src/elements/ui/tag.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

test("a busy button keeps name, width and focus, and ignores clicks", async () => {
  const handleClick = vi.fn();
  const { draw, find, shadow } = mountUi(<Button onClick={handleClick}>Search</Button>);
  const button = page.getByRole("button", { name: "Search" });
  await userEvent.click(button);
  const width = find("button").offsetWidth;
  draw(
    <Button onClick={handleClick} busy>
      Search
    </Button>,
  );
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.element(button).toHaveAccessibleDescription("In progress");
  find("button").click();
  expect(find("button").offsetWidth).toBe(width);
  expect(shadow.activeElement).toBe(find("button"));
  expect(handleClick).toHaveBeenCalledTimes(1);
});

test("an unavailable button gives the reason, can be focused and submits no form", async () => {
  const handleSubmit = vi.fn();
  const { find } = mountUi(
    <form onSubmit={handleSubmit}>
      <Button type="submit" unavailable="Choose a file first.">
        Start
      </Button>
    </form>,
  );
  const button = page.getByRole("button", { name: "Start" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(button).toHaveAccessibleDescription("Choose a file first.");
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  find("button").click();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test("a card is a group named by its heading at the given level", async () => {
  mountUi(<Card heading="Building Details" level={3} />);
  await expect.element(page.getByRole("group", { name: "Building Details" })).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 3 })).toBeVisible();
});

test.for([
  [99.5, "99"],
  [100, "100"],
  [-3, "0"],
  [140, "100"],
  [null, null],
  [Number.NaN, null],
] as const)("a progress of %s is shown as %s", ([percentage, shown]) => {
  const { find } = mountUi(<Progress label="Searching..." percentage={percentage} />);
  expect(find("[role=progressbar]").getAttribute("aria-valuenow")).toBe(shown);
});

test("a frozen progress is busy", async () => {
  mountUi(<Progress label="Searching..." percentage={40} frozen />);
  const bar = page.getByRole("progressbar", { name: "Searching..." });
  await expect.element(bar).toHaveAttribute("aria-busy", "true");
});

test("an alert of kind danger interrupts, and others wait; all have actions and can be dismissed", async () => {
  const handleAct = vi.fn();
  const handleDismiss = vi.fn();
  const { draw } = mountUi(
    <Alert
      kind="danger"
      action={{ label: "Try again", onAct: handleAct }}
      onDismiss={handleDismiss}
    >
      An error has occurred.
    </Alert>,
    { isHeard: true },
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent("An error has occurred.");
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await userEvent.click(page.getByRole("button", { name: "Dismiss" }));
  expect([handleAct.mock.calls.length, handleDismiss.mock.calls.length]).toEqual([1, 1]);
  draw(<Alert kind="info">Saved.</Alert>);
  await expect.element(page.getByRole("note")).toHaveTextContent("Saved.");
  await expect.element(page.getByRole("status")).toHaveTextContent("Saved.");
});

test("a skeleton is busy and names the loading content", async () => {
  const { find } = mountUi(<Skeleton label="Loading providers" />);
  expect(find("[aria-busy=true]")).toHaveTextContent("Loading providers");
});

test("W15: a skeleton is as high as the content: a given height, or the window", () => {
  const { draw, find } = mountUi(<Skeleton lines={1} room="20em" />);
  const heightOf = () => find(".skeleton").getBoundingClientRect().height;
  expect(heightOf()).toBe(320);
  draw(<Skeleton lines={1} room="window" />);
  expect(heightOf()).toBe(Math.min(window.innerHeight, 1440));
});

test("W15: in a frame that is as high as its content, a skeleton is not as high as the frame", () => {
  const { host, find } = mountUi(<Skeleton lines={1} room="window" />);
  host.style.setProperty("--_window", "0px");
  expect(find(".skeleton").getBoundingClientRect().height).toBeLessThan(40);
});

test("an external link opens a new tab, says so and passes no opener or referrer", async () => {
  mountUi(<ExternalLink href="https://example.com/">Provider</ExternalLink>);
  const link = page.getByRole("link", { name: "Provider (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(link).toHaveAttribute("target", "_blank");
});

test("a picture that cannot be shown is replaced with its name, in the same box", async () => {
  const { draw, find } = mountUi(<ImageWithFallback src="data:image/png,x" name="Zayo" />);
  await expect.element(page.getByText("Zayo")).toBeVisible();
  const { width, height } = find(".image-box").getBoundingClientRect();
  const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
  draw(<ImageWithFallback src={pixel} name="Zayo" />);
  const image = page.getByRole("img", { name: "Zayo" });
  await expect.element(image).toHaveAttribute("referrerpolicy", "no-referrer");
  const box = find(".image-box").getBoundingClientRect();
  expect([box.width, box.height]).toEqual([width, height]);
});

test("a tag's swatch has the exact color, and its text is beside it", () => {
  const { find } = mountUi(<Tag color="yellow">Near net</Tag>);
  expect(getComputedStyle(find(".tag-swatch")).backgroundColor).toBe("rgb(255, 255, 0)");
  expect(find(".tag").textContent).toBe("Near net");
  const gap = find(".tag-text").getBoundingClientRect().left;
  expect(gap - find(".tag-swatch").getBoundingClientRect().right).toBeGreaterThan(5);
});
