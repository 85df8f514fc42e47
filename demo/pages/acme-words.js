import { configure } from "/cdn/core.js";

const answer = await fetch("/demo/acme-words.json");
configure({ productName: "ACME Connect", messages: await answer.json() });
