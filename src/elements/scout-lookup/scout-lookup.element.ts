import { text } from "../host/element-attributes.ts";
import { defineElement } from "../host/define-element.ts";
import comboboxCss from "../ui/combobox.css?inline";
import css from "./scout-lookup.css?inline";
import { createScoutLookupModel } from "./scout-lookup.model.ts";
import { ScoutLookupScreen } from "./scout-lookup.screen.tsx";
