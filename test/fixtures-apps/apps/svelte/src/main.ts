import { mount } from "svelte";
import "scout-elements/elements/portal-header";
import "scout-elements/elements/scout-lookup";
import App from "./app.svelte";

const target = document.querySelector("#root") ?? document.body;
if (location.pathname === "/start") {
  void import("./lookup-page.svelte").then((page) => mount(page.default, { target }));
} else {
  mount(App, { target });
}
