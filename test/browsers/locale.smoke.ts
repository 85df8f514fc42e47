import { expect, test } from "vitest";
import { shareSignedInTab } from "./signed-in-tab.ts";

const visit = shareSignedInTab();

const field = "document.querySelector('login-form [name=username]')";
const labels =
  "[...document.querySelectorAll('login-form label')].map((one) => one.textContent).join()";

test("W30: a change of the page's language keeps the focus and what is typed", async () => {
  visit.hosts.place(
    '<script type="module" src="/cdn/login-form.js"></script>',
    '<login-form locale="auto" context="microsite"></login-form>',
  );
  await visit.tab.open(`${visit.hosts.url}/host`);
  await expect.poll(() => visit.tab.read("readyTags")).toEqual(["login-form"]);
  await visit.tab.read(`void ${field}.focus()`);
  await visit.tab.type("dana");
  await visit.tab.read('void (document.documentElement.lang = "es")');
  await expect.poll(() => visit.tab.read(labels)).toBe("Usuario o correo electrónico,Contraseña");
  await visit.tab.type(" w");
  await visit.tab.read('void (document.documentElement.lang = "fr-CA")');
  await expect
    .poll(() => visit.tab.read(labels))
    .toBe("Nom d’utilisateur ou adresse courriel,Mot de passe");
  expect(await visit.tab.read(`document.activeElement === ${field} && ${field}.value`)).toBe(
    "dana w",
  );
  expect(await visit.tab.read("troubles")).toEqual([]);
});

const part = (selector: string) =>
  `document.querySelector('scout-pricing').shadowRoot?.querySelector('${selector}')?.textContent`;
const lines = `document.querySelector('scout-pricing').shadowRoot?.querySelectorAll('.cart-lines > li').length`;

test("W30: a change of the page's language in mid-proposal keeps the proposal", async () => {
  visit.hosts.place(
    '<script type="module" src="/cdn/scout-pricing.js"></script>',
    `<scout-pricing locale="auto" routing="none" address="1200 Main Street, Houston, TX 77002"
      provider="comcast" term="36" package="comcast-office-36-central"></scout-pricing>`,
  );
  await visit.tab.open(`${visit.hosts.url}/host`);
  await expect.poll(() => visit.tab.read(part(".headline .amount"))).toBe("$138.90");
  const chosen = await visit.tab.read(lines);
  await visit.tab.read('void (document.documentElement.lang = "es")');
  await expect.poll(() => visit.tab.read(part("h2, h1"))).toBe("Precios SCOUT");
  expect(await visit.tab.read(part(".headline .amount"))).toBe("$138.90");
  await visit.tab.read('void (document.documentElement.lang = "fr-CA")');
  await expect.poll(() => visit.tab.read(part(".headline .amount"))).toMatch(/^138,90\s\$\sUS$/);
  expect([await visit.tab.read(lines), await visit.tab.read("troubles")]).toEqual([chosen, []]);
});
