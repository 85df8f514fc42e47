/** The elements that load a worker and PDF files. */
import "scout-elements/elements/contract-wizard";
import "scout-elements/elements/scout-bulk";

const wizard = document.createElement("contract-wizard");
Object.assign(wizard, { routing: "none", contract: "c1", provider: "cox" });
const bulk = document.createElement("scout-bulk");
bulk.routing = "none";
document.body.append(bulk, wizard);
