/** Keeps the text of a sheet where there is no browser to make one of it. */
export class TextSheet {
  text = "";
  replaceSync(text: string): void {
    this.text = text;
  }
}

// Before the modules of screens, which give their sheets when they are loaded.
Object.assign(globalThis, { CSSStyleSheet: TextSheet });
