import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Disclosure } from "../../../src/elements/ui/disclosure.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

test("the button of a disclosure shows and hides its content", async () => {
  const handleToggle = vi.fn();
  mountUi(
    <Disclosure label="Carriers" level={3} onToggle={handleToggle}>
      Twelve of them
    </Disclosure>,
  );
  const heading = page.getByRole("heading", { level: 3, name: "Carriers" });
  await expect.element(heading).toBeVisible();
  const button = page.getByRole("button", { name: "Carriers" });
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  await expect
    .element(page.getByRole("group", { name: "Carriers" }))
    .toHaveTextContent("Twelve of them");
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("Twelve of them")).not.toBeInTheDocument();
  expect(handleToggle.mock.calls.flat()).toEqual([true, false]);
});

test("the state of a disclosure can be controlled", async () => {
  const handleToggle = vi.fn();
  mountUi(
    <Disclosure label="Carriers" isOpen onToggle={handleToggle}>
      Twelve
    </Disclosure>,
  );
  const button = page.getByRole("button", { name: "Carriers" });
  await userEvent.click(button);
  expect(handleToggle).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
});

test("a disclosure may be open initially", async () => {
  mountUi(
    <Disclosure label="Carriers" startsOpen>
      Twelve
    </Disclosure>,
  );
  await expect.element(page.getByText("Twelve")).toBeVisible();
});
