import { mount } from "svelte";
import "scout-elements/elements/portal-header";
import "scout-elements/elements/scout-lookup";
import App from "./app.svelte";

mount(App, { target: document.querySelector("#root") ?? document.body });
