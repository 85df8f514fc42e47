/** Vue Router with routes that Vue keeps, detached. */
import { createApp, h, KeepAlive } from "vue";
import { createRouter, createWebHistory, RouterLink, RouterView } from "vue-router";

const lookup = {
  name: "lookup",
  render: () => h("div", [h("h1", "Lookup page"), h("scout-lookup")]),
};
const other = { name: "other", render: () => h("h1", "Other page") };
const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: "/lookup", component: lookup },
    { path: "/other", component: other },
  ],
});
const app = {
  render: () => [
    h(RouterLink, { to: "/lookup" }, () => "Lookup"),
    h(RouterLink, { to: "/other" }, () => "Other"),
    h(RouterView, null, ({ Component }) => h(KeepAlive, null, [Component && h(Component)])),
  ],
};
createApp(app).use(router).mount("#app");
