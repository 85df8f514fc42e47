import { Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";
import "scout-elements/elements/scout-lookup";

@Component({
  selector: "fixture-lookup",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Lookup page</h1>
    <scout-lookup routing="page"></scout-lookup>
  `,
})
export class LookupPage {}
