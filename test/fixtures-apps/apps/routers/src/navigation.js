/** A router as the Navigation API makes it: every navigation in the site draws the page of its address. */
const pages = {
  "/lookup": "<h1>Lookup page</h1><scout-lookup></scout-lookup>",
  "/other": "<h1>Other page</h1>",
};
const links = '<a href="/lookup">Lookup</a> <a href="/other">Other</a>';
let shown = "";

function draw(href) {
  const { pathname } = new URL(href);
  if (pathname === shown) return;
  shown = pathname;
  document.getElementById("app").innerHTML = links + (pages[pathname] ?? "");
}

navigation.addEventListener("navigate", (event) => {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return;
  event.intercept({ handler: async () => draw(event.destination.url) });
});
draw(location.href);
