import { configure } from "scout-elements";

configure({
  apiBase: import.meta.env.VITE_API_BASE,
  /** Asks your server, which makes a token for the user of its own session. Null: nobody is signed in. */
  async getToken() {
    const answer = await fetch("/portal-token");
    if (answer.status === 204) return null;
    if (!answer.ok) throw new Error(`The token endpoint answers ${answer.status}.`);
    return answer.text();
  },
});
