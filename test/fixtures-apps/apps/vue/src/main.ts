import { createApp } from "vue";
import "scout-elements/elements/portal-header";
import "scout-elements/elements/scout-lookup";
import App from "./app.vue";

if (location.pathname === "/start") {
  void import("./lookup-page.vue").then((page) => createApp(page.default).mount("#root"));
} else {
  createApp(App).mount("#root");
}
