/** A program that uses the installed package. It must compile with only the published types. */
import { configure, defineElements } from "scout-elements";
import { createApi, decodeToken, type Place } from "scout-elements/core";
import "scout-elements/elements/scout-lookup";
import "scout-elements/autoload";
import "scout-elements/locales/es-US";

configure({ apiBase: "https://portal.example.com" });
configure({
  messages: { es: { "login-form.submit": "Ir", "price-board.offers.many": "ofertas" } },
});
// @ts-expect-error: no text has this key
configure({ messages: { es: { "login-form.sumbit": "Ir" } } });
// @ts-expect-error: the base is a text
configure({ apiBase: 7 });

const lookup = document.createElement("scout-lookup");
lookup.address = "1 Main Street";
lookup.search("1 Main Street");
lookup.refresh();
lookup.addEventListener("scout-lookup-completed", ({ detail }) => {
  const place: Place = detail.place;
  lookup.title = place.clliCode;
});
// @ts-expect-error: the detail has no such member
lookup.addEventListener("scout-lookup-failed", ({ detail }) => detail.nonsense);

export const expiry = decodeToken("x")?.exp;
export const parts = [createApi, defineElements];
