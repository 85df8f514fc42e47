import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router";

const lookup = [
  createElement("h1", { key: "heading" }, "Lookup page"),
  createElement("scout-lookup", { key: "lookup" }),
];

createRoot(document.getElementById("app")).render(
  createElement(
    BrowserRouter,
    null,
    createElement(Link, { to: "/lookup" }, "Lookup"),
    " ",
    createElement(Link, { to: "/other" }, "Other"),
    createElement(
      Routes,
      null,
      createElement(Route, { path: "/lookup", element: lookup }),
      createElement(Route, { path: "/other", element: createElement("h1", null, "Other page") }),
    ),
  ),
);
