export { default as ComboboxNav } from "@github/combobox-nav";
