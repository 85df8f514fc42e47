/** Reloads the page. Some browsers request a file that failed to load only after a reload. */
export function reloadPage(): void {
  window.location.reload();
}
