/** The health check of the settings page: shows an element with the saved settings, and the findings of the doctor. */
const byId = (id) => document.getElementById(id);
const facts = JSON.parse(byId("scout-elements-health-facts").textContent);
const { texts } = facts;
const start = byId("scout-elements-health-start");
const status = byId("scout-elements-health-status");
const place = byId("scout-elements-health");

start.addEventListener("click", check);
start.disabled = false;

async function check() {
  start.disabled = true;
  status.textContent = texts.checking;
  place.replaceChildren();
  try {
    const { diagnose } = await import(facts.core);
    if (facts.session) await import(facts.session);
    await import(facts.element);
    await openElement();
    const findings = await diagnose();
    place.prepend(tableOf(findings));
    status.textContent = texts.summary
      .replace("%1$d", countOf(findings, "error"))
      .replace("%2$d", countOf(findings, "warning"));
  } catch (error) {
    status.textContent = `${texts.unloaded} ${error instanceof Error ? error.message : error}`;
  }
  start.disabled = false;
}

/** Resolves when the element has opened or failed. A sign-in in its place emits no event. */
function openElement() {
  const element = document.createElement("scout-lookup");
  element.setAttribute("routing", "none");
  element.setAttribute("heading-level", "3");
  element.setAttribute("context", facts.context);
  const opened = new Promise((resolve) => {
    for (const type of ["scout-ready", "scout-failed", "scout-denied"]) {
      element.addEventListener(type, resolve, { once: true });
    }
    setTimeout(resolve, 10_000);
  });
  place.append(element);
  return opened;
}

function countOf(findings, severity) {
  return String(findings.filter((finding) => finding.severity === severity).length);
}

function tableOf(findings) {
  const table = document.createElement("table");
  table.className = facts.tableClass;
  table.setAttribute("aria-labelledby", "scout-elements-health-title");
  const head = table.createTHead().insertRow();
  for (const name of texts.columns) head.append(cellOf("th", name, "col"));
  const body = table.createTBody();
  for (const { severity, message, remedy } of findings) {
    const row = body.insertRow();
    row.append(cellOf("th", texts.severities[severity], "row"));
    row.append(cellOf("td", message), cellOf("td", remedy));
  }
  return table;
}

function cellOf(tag, text, scope) {
  const cell = document.createElement(tag);
  cell.textContent = text;
  if (scope !== undefined) cell.setAttribute("scope", scope);
  return cell;
}
