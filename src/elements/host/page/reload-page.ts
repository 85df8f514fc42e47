/** Loads the page anew: a browser may ask for a file that it could not load only then. */
export function reloadPage(): void {
  window.location.reload();
}
