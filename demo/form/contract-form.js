/**
 * Saves the form whenever a field changes, and reports to the page around it that the contract has
 * changed. The message has no data, so it may go to any page.
 */
const form = document.querySelector("form");
const status = document.querySelector("[role=status]");
let saving = Promise.resolve();

/** Saves run one after the other, so that the last one wins. */
function save(complete) {
  const content = new URLSearchParams(new FormData(form));
  if (complete) content.set("complete", "1");
  saving = saving.then(() => send(content, complete));
}

async function send(content, complete) {
  try {
    const answer = await fetch(window.location.href, { method: "POST", body: content });
    if (!answer.ok) throw new Error(String(answer.status));
    status.textContent = complete ? "The order is complete." : "Saved.";
    if (complete) form.querySelector("fieldset").disabled = true;
    window.parent.postMessage(complete ? { event: "save" } : "refresh-preview", "*");
  } catch {
    status.textContent = "This could not be saved.";
  }
}

form.addEventListener("change", () => save(false));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  save(true);
});
