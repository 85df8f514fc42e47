import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from "@angular/core";
import { address, entries, hear, mountOften, stay } from "fixture-page";
import "scout-elements/elements/contract-wizard";
import "scout-elements/elements/portal-header";
import "scout-elements/elements/scout-bulk";
import "scout-elements/elements/scout-lookup";

@Component({
  selector: "fixture-elements",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" (click)="lookup()?.search(address)">Call search</button>
    <button type="button" (click)="often()">Mount often</button>
    @if (isFiles) {
      <scout-bulk routing="none"></scout-bulk>
      <contract-wizard routing="none" contract="c1" provider="cox"></contract-wizard>
    } @else if (isMounted()) {
      <portal-header routing="none" [secondaryNav]="entries" (scout-navigated)="stay($event)"></portal-header>
      <scout-lookup
        class="wide"
        product-name="Fixture"
        [attr.heading-level]="3"
        routing="none"
        [colorScheme]="'dark'"
        (scout-ready)="hear($event)"
        (scout-lookup-started)="hear($event)"
        (scout-lookup-completed)="hear($event)"
      >
        <a href="/scout">Look up an address</a>
      </scout-lookup>
    }
  `,
})
export class ElementsPage {
  readonly address = address;
  readonly entries = entries;
  readonly hear = hear;
  readonly stay = stay;
  readonly isFiles = location.hash === "#files";
  readonly isMounted = signal(true);

  lookup() {
    return document.querySelector("scout-lookup");
  }

  often() {
    return mountOften((next) => this.isMounted.set(next));
  }
}
