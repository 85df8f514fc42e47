import { html } from "hono/html";
import type { Contract } from "../store/pricing-documents.ts";
import { contractFields } from "./contract-form.ts";

export interface FormPage {
  readonly contract: Contract;
  /** The user of the token, if there is one. */
  readonly person: string | null;
}

/** The form of a contract, as a carrier's site would show it in a frame. */
export async function writeFormPage({ contract, person }: FormPage): Promise<string> {
  const { form, state, customerName } = contract;
  const isComplete = state !== "";
  const text = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Service order</title>
<link rel="stylesheet" href="/form/contract-form.css">
<script type="module" src="/form/contract-form.js"></script>
</head>
<body>
<main>
<h1>Service order</h1>
<p>${customerName ? `For ${customerName}. ` : ""}${person ? `Filled in by ${person}. ` : ""}Changes save automatically.</p>
<form method="post">
<fieldset ${isComplete ? "disabled" : ""}>
${contractFields.map(
  ({ name, label, type, autocomplete, isRequired }) => html`<p>
<label for="${name}">${label}${isRequired ? "" : " (optional)"}</label>
<input id="${name}" name="${name}" type="${type}" value="${form[name] ?? ""}" autocomplete="${autocomplete}" maxlength="200" ${isRequired ? "required" : ""}>
</p>`,
)}
<p><button name="complete" value="1">Complete the order</button></p>
</fieldset>
<p role="status">${isComplete ? "The order is complete." : ""}</p>
</form>
</main>
</body>
</html>`;
  return text.toString();
}
