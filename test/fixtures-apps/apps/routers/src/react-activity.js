/** React Router with routes that React keeps, hidden: the other route has a lookup of its own. */
import { Activity, createElement } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, useLocation } from "react-router";

const routes = { "/lookup": "Lookup page", "/other": "Other page" };

function Kept() {
  const { pathname } = useLocation();
  return Object.entries(routes).map(([path, heading]) =>
    createElement(
      Activity,
      { key: path, mode: pathname === path ? "visible" : "hidden" },
      createElement("h1", null, heading),
      createElement("scout-lookup", { id: path.slice(1) }),
    ),
  );
}

createRoot(document.getElementById("app")).render(
  createElement(
    BrowserRouter,
    null,
    createElement(Link, { to: "/lookup" }, "Lookup"),
    " ",
    createElement(Link, { to: "/other" }, "Other"),
    createElement(Kept),
  ),
);
