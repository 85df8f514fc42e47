// Scrolls the bar of a phone to the link of the current page. The page itself does not move.
const link = document.querySelector(".bar nav [aria-current]");
const nav = link?.parentElement;
if (nav)
  nav.scrollLeft = link.offsetLeft - nav.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
