import { Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";
import "./session";
import "scout-elements/elements/scout-lookup";

@Component({
  selector: "app-lookup",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <scout-lookup heading-level="1">
      <p>Loading…</p>
    </scout-lookup>
  `,
})
export class LookupPage {}
