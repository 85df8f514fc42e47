import * as v from "valibot";

/** A field of a contract's form. */
export interface ContractField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "tel" | "date";
  readonly autocomplete: string;
  /** True if a complete contract requires the field. */
  readonly isRequired: boolean;
}

function field(
  name: string,
  label: string,
  given: Partial<Omit<ContractField, "name" | "label">> = {},
): ContractField {
  return { name, label, type: "text", autocomplete: "off", isRequired: false, ...given };
}

/** The fields that a carrier requires for an order. */
export const contractFields: readonly ContractField[] = [
  field("business", "Legal business name", { autocomplete: "organization", isRequired: true }),
  field("tax_id", "Tax ID"),
  field("billing_address", "Billing address", { autocomplete: "street-address" }),
  field("contact", "Site contact", { autocomplete: "name", isRequired: true }),
  field("email", "Contact email", { type: "email", autocomplete: "email", isRequired: true }),
  field("phone", "Contact phone", { type: "tel", autocomplete: "tel" }),
  field("install_date", "Requested install date", { type: "date" }),
  field("signer", "Signer name", { isRequired: true }),
  field("signer_title", "Signer title", { autocomplete: "organization-title" }),
];

/** The body of a form: every field as text, and whether the form is submitted. */
export const contractFormBody = v.object({
  ...Object.fromEntries(
    contractFields.map(({ name }) => [
      name,
      v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
    ]),
  ),
  complete: v.optional(v.string()),
});

/** The filled-in fields, by label. */
export function filledFields(
  form: Readonly<Record<string, string>>,
): readonly (readonly [label: string, value: string])[] {
  return contractFields.flatMap(({ name, label }) => {
    const value = form[name] ?? "";
    return value === "" ? [] : [[label, value] as const];
  });
}
