/** Passes on the token of the site, and removes it when the session of the site ends. */

/**
 * @param core - `configure` and `signOut` of the elements
 * @param facts - `token`: address of the token; `cookie`, `path`: name and path of the cookie that marks a changed session;
 * `tags`: selector of all elements
 */
export async function startSession({ configure, signOut }, { token, cookie, path, tags }) {
  configure({
    async getToken() {
      const answer = await fetch(token, { credentials: "same-origin" });
      if (answer.status === 204) return null;
      if (!answer.ok) throw new Error(`The token of the site: ${answer.status}.`);
      return answer.text();
    },
  });
  const element = document.querySelector(tags);
  if (element === null || !document.cookie.includes(`${cookie}=1`)) return;
  await customElements.whenDefined(element.localName);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where a page has no secure context.
  document.cookie = `${cookie}=; Max-Age=0; SameSite=Lax; Path=${path}`;
  signOut();
}
