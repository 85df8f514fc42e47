import { hydrateRoot } from "react-dom/client";
import { App } from "./app";

hydrateRoot(document.querySelector("#root") ?? document.body, <App />, {
  onRecoverableError: (error) => console.error(error),
});
