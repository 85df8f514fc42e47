import type { SitePage } from "../site-page.ts";

const sets = [
  [
    "Internet access",
    [
      "How many sites are there, and which of them cannot work without a connection?",
      "What happened the last time the line was down, and what did it cost?",
      "When do current contracts end, and which renew automatically?",
    ],
  ],
  [
    "Voice",
    [
      "How many people answer calls, and from where?",
      "Which phone numbers must be ported?",
      "Are calls recorded, and who has to find them again?",
    ],
  ],
  [
    "Security",
    [
      "Who would notice an intrusion at night?",
      "Which rules apply: PCI, HIPAA, SOC 2?",
      "How are people who leave the company locked out?",
    ],
  ],
] as const;

export const questionnaires: SitePage = {
  path: "solutions/questionnaires",
  title: "Solutions Questionnaires and Conversation Starters",
  description: "Questions that open a conversation about internet access, voice and security.",
  body: `<p>Open a set, and begin with the question that fits the customer best.</p>
<div class="accordion">
${sets
  .map(
    ([name, questions], at) => `<h2><a data-toggle="collapse" href="#set-${at}">${name}</a></h2>
<div id="set-${at}" class="collapse${at === 0 ? " show" : ""}"><ol>
${questions.map((question) => `<li>${question}</li>`).join("\n")}
</ol></div>`,
  )
  .join("\n")}
</div>
<h2>Downloads</h2>
<ul>
<li><a href="/pages/files/discovery-questions.pdf">All questions as PDF</a></li>
<li><a href="/pages/files/discovery-questions.docx">All questions as a Word document</a></li>
</ul>`,
};
