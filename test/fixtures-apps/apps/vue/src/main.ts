import { createApp } from "vue";
import "scout-elements/elements/portal-header";
import "scout-elements/elements/scout-lookup";
import App from "./app.vue";

createApp(App).mount("#root");
