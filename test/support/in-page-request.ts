/** The part of `XMLHttpRequest` that uploads use, answered by the page's `fetch`. */
export class InPageRequest extends EventTarget {
  readonly upload = new EventTarget();
  withCredentials = false;
  responseType = "";
  status = 0;
  statusText = "";
  response: ArrayBuffer | null = null;
  responseURL = "";
  readonly #headers = new Headers();
  readonly #controller = new AbortController();
  #answered = new Headers();
  #method = "";
  #url = "";

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = new URL(url, window.location.href).href;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join("\r\n");
  }

  abort(): void {
    this.#controller.abort();
    this.#tell("abort");
  }

  /** Reports half of the body as sent at once, and the rest with the answer. */
  send(body: FormData): void {
    this.#tellSent(50);
    void this.#fetch(body);
  }

  async #fetch(body: FormData): Promise<void> {
    const { signal } = this.#controller;
    try {
      const init = { method: this.#method, headers: this.#headers, body, signal };
      const answer = await window.fetch(this.#url, init);
      this.response = await answer.arrayBuffer();
      if (signal.aborted) return;
      this.status = answer.status;
      this.statusText = answer.statusText;
      this.responseURL = this.#url;
      this.#answered = answer.headers;
      this.#tellSent(100);
      this.#tell("load");
    } catch {
      if (!signal.aborted) this.#tell("error");
    }
  }

  #tell(name: "abort" | "error" | "load"): void {
    this.dispatchEvent(new ProgressEvent(name));
    this.dispatchEvent(new ProgressEvent("loadend"));
  }

  #tellSent(loaded: number): void {
    const sent = { lengthComputable: true, loaded, total: 100 };
    this.upload.dispatchEvent(new ProgressEvent("progress", sent));
  }
}
