import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { isSampleBase } from "../../core/links/links.ts";
import { closestName } from "../../core/texts/closest-name.ts";
import { httpAddress } from "../http-address.ts";
import type { PackedDocument } from "../package-files.ts";
import type { DescribedElement } from "../read-elements.ts";
import { checkConfiguration } from "./check-configuration.ts";
import { checkMarkup } from "./check-markup.ts";
import { describedElement, listOfElements } from "./described-element.ts";
import { explainFinding } from "./explain-finding.ts";
import { policyOf } from "./policy-of.ts";

/** The knowledge of the server: the files of the package, and the one backend that its user allows. */
export interface McpKnowledge {
  readonly version: string;
  readonly elements: readonly DescribedElement[];
  readonly documents: readonly PackedDocument[];
  /** Checks the backend that the user has named; null without one. Returns the report. */
  readonly checkBackend: (() => Promise<string>) | null;
}

const unknownFinding =
  "The finding has no code or sentence of the elements. Open the page with ?scout-doctor added to its address, and read docs/guides/troubleshooting.md.";

/** The tools are read-only, and only the check of a backend leaves the machine. */
const local = { readOnlyHint: true, openWorldHint: false } as const;

/** A server of the Model Context Protocol for coding assistants. What fails is a result with an error. */
export function createMcpServer(knowledge: McpKnowledge): McpServer {
  const { version, elements, documents } = knowledge;
  const server = new McpServer(
    { name: "scout-elements", version },
    {
      instructions:
        "Scout Elements are web components. List the elements, describe the one you use, read docs/guides/start.md, and check the markup before you hand it over.",
    },
  );
  const tags = elements.map(({ tagName }) => tagName);
  const tag = z.string().describe(`The tag of an element: ${tags.join(", ")}`);

  server.registerTool(
    "list_elements",
    {
      title: "List the elements",
      description: "Every element with its title and purpose in one line.",
      annotations: local,
    },
    () => textResult(listOfElements(elements)),
  );
  server.registerTool(
    "describe_element",
    {
      title: "Describe an element",
      description:
        "Its attributes, properties, events, methods, slots, parts and custom properties.",
      inputSchema: { tag },
      annotations: local,
    },
    (given) => textResult(describedElement(elementOf(given.tag))),
  );
  server.registerTool(
    "check_markup",
    {
      title: "Check markup",
      description:
        "Finds misspelt tags, attributes, slots, parts and keys, values that an attribute does not allow, missing end tags, elements in elements, attributes for events and, in a whole document, missing scripts. The markup is read, and never run.",
      inputSchema: { markup: z.string().max(1_000_000).describe("HTML") },
      annotations: local,
    },
    ({ markup }) => textResult(listOfProblems(checkMarkup(markup, elements))),
  );
  server.registerTool(
    "check_configuration",
    {
      title: "Check a configuration",
      description:
        "Finds unknown keys, wrong values and incomplete addresses in the JSON of a data-scout-config block.",
      inputSchema: { json: z.string().max(1_000_000).describe("The configuration as JSON") },
      annotations: local,
    },
    ({ json }) => textResult(listOfProblems(checkConfiguration(json))),
  );
  server.registerTool(
    "security_policy",
    {
      title: "Write a security policy",
      description: "The Content-Security-Policy of a page with these elements.",
      inputSchema: {
        tags: z.array(tag).min(1),
        files: z
          .string()
          .optional()
          .describe("The origin of the elements' files. Without it, that of the page"),
        backend: z
          .string()
          .optional()
          .describe(
            "The origin of the backend. Without it, or with demo:, there is none elsewhere",
          ),
      },
      annotations: local,
    },
    (given) => {
      const origins = {
        files: originOf(given.files, "files"),
        backend: originOf(given.backend, "backend"),
      };
      const named = given.tags.map((one) => elementOf(one).tagName);
      return textResult(policyOf(named, origins, documentAt("docs/guides/security-policy.md")));
    },
  );
  server.registerTool(
    "explain_finding",
    {
      title: "Explain a finding",
      description:
        "Explains a line of ?scout-doctor or of the console, or the sentence that an element shows in place of its screen.",
      inputSchema: {
        finding: z.string().max(10_000).describe("A code, such as cors-refused, or the text"),
      },
      annotations: local,
    },
    ({ finding }) => {
      const text = explainFinding(finding, documentAt("docs/guides/troubleshooting.md"));
      if (text === null) throw new Error(unknownFinding);
      return textResult(text);
    },
  );
  server.registerTool(
    "check_backend",
    {
      title: "Check the backend",
      description:
        "Makes every call of the elements to the backend that the user named when this server was started, and says what is wrong with the answers.",
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    async () => {
      if (knowledge.checkBackend === null) {
        throw new Error(
          "No backend is allowed. Ask the user to start the server with --base <address>.",
        );
      }
      return textResult(await knowledge.checkBackend());
    },
  );

  for (const { path, title, text } of documents) {
    server.registerResource(
      path,
      `scout-elements:///${path}`,
      { title, mimeType: "text/markdown" },
      (uri) => ({ contents: [{ uri: uri.href, mimeType: "text/markdown", text }] }),
    );
  }
  for (const element of elements) {
    const { tagName, summary } = element;
    server.registerResource(
      tagName,
      `scout-elements:///elements/${tagName}.md`,
      { title: `${tagName}: ${summary}`, mimeType: "text/markdown" },
      (uri) => ({
        contents: [{ uri: uri.href, mimeType: "text/markdown", text: describedElement(element) }],
      }),
    );
  }
  return server;

  function elementOf(name: string): DescribedElement {
    const plain = name.replace(/[<>/\s]/g, "");
    const element = elements.find(({ tagName }) => tagName === plain);
    if (element !== undefined) return element;
    const meant = closestName(plain, tags);
    const hint = meant === null ? "" : ` Did you mean <${meant}>?`;
    throw new Error(`There is no <${plain}>.${hint} Tags: ${tags.join(", ")}`);
  }

  function documentAt(path: string): string {
    const found = documents.find((one) => one.path === path);
    if (found === undefined) throw new Error(`The package lacks ${path}.`);
    return found.text;
  }
}

/** The page's own origin is `'self'`, and sample data has none. */
function originOf(given: string | undefined, option: string): string {
  const isOfPage = given === undefined || isSampleBase(given);
  return isOfPage ? "'self'" : httpAddress(given, option).origin;
}

function textResult(text: string) {
  return { content: [{ type: "text" as const, text }] };
}

function listOfProblems(
  problems: readonly {
    readonly code: string;
    readonly text: string;
    readonly line?: number | null;
  }[],
): string {
  if (problems.length === 0) return "Nothing is wrong.";
  return problems
    .map(({ code, text, line }) => `${line == null ? "" : `line ${line}: `}${code}: ${text}`)
    .join("\n");
}
