import { configure } from "scout-elements";

configure({
  apiBase: "",
  /** Gets a token for the user of your server's own session; null if no user is signed in. */
  async getToken() {
    const answer = await fetch("/portal-token");
    if (answer.status === 204) return null;
    if (!answer.ok) throw new Error(`The token endpoint answers ${answer.status}.`);
    return answer.text();
  },
});
