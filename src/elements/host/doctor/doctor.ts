import { diagnose, type Finding, pageState } from "../../../core/internal.ts";
import tokensCss from "../../../styles/tokens.css?inline";
import { sheetsOf } from "../element/sheets.ts";
import { copyText } from "../output/copy-text.ts";
import pageDialogCss from "../page/page-dialog.css?inline";
import doctorCss from "./doctor.css?inline";
import { doctorMessages as messages } from "./doctor.messages.ts";
import { watchPolicy } from "./policy-violations.ts";

let isOpen = false;

/**
 * Opens a dialog with a table of what the doctor found in the page; does nothing if it is already open.
 */
export async function openDoctor(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  watchPolicy();
  const host = document.createElement("div");
  host.lang = "en";
  host.dir = "ltr";
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = sheetsOf([tokensCss, pageDialogCss, doctorCss]);
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", messages.title);
  const status = create("p", messages.checking);
  status.setAttribute("role", "status");
  const place = create("div");
  place.className = "place";
  let findings: readonly Finding[] = [];

  async function check(): Promise<void> {
    status.textContent = messages.checking;
    const loads = [...pageState().cores.values()].map(({ settings }) => settings.settled());
    await Promise.all(loads);
    findings = await diagnose();
    place.replaceChildren(tableOf(findings));
    status.textContent = summaryOf(findings);
  }

  const copy = buttonOf(messages.copy, async () => {
    const isCopied = await copyText(reportTextOf(findings));
    if (isCopied) status.textContent = messages.copied;
  });
  const again = buttonOf(messages.again, check);
  const close = buttonOf(messages.close, () => dialog.close());
  const acts = create("div");
  acts.className = "acts";
  acts.append(copy, again, close);
  dialog.append(create("h2", messages.title), status, place, acts);
  dialog.addEventListener("close", () => {
    host.remove();
    isOpen = false;
  });
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  await check();
}

function tableOf(findings: readonly Finding[]): HTMLTableElement {
  const table = document.createElement("table");
  table.createCaption().textContent = messages.title;
  const head = table.createTHead().insertRow();
  for (const name of messages.columns) {
    const cell = create("th", name);
    cell.setAttribute("scope", "col");
    head.append(cell);
  }
  const body = table.createTBody();
  for (const { severity, message, remedy } of findings) {
    const row = body.insertRow();
    const result = create("th", messages.severities[severity]);
    result.setAttribute("scope", "row");
    result.className = severity;
    row.append(result, create("td", message), create("td", remedy));
  }
  return table;
}

function reportTextOf(findings: readonly Finding[]): string {
  return findings
    .map(({ severity, code, message, remedy }) =>
      [`${messages.severities[severity]} (${code})`, message, remedy].filter(Boolean).join("\n  "),
    )
    .join("\n");
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (severity: Finding["severity"]) =>
    findings.filter((finding) => finding.severity === severity).length;
  return messages.summary(count("error"), count("warning"));
}

function buttonOf(label: string, act: () => void | Promise<void>): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", () => void act());
  return button;
}

function create(tag: string, text = ""): HTMLElement {
  const node = document.createElement(tag);
  node.textContent = text;
  return node;
}
