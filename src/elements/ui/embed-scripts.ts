import { scriptUrlOf } from "../scripts/page-policy.ts";

/**
 * Runs scripts from origins that the host page allows (decisions Y3). Returns a function that removes them; their
 * effects stay.
 */
export function runScripts(addresses: readonly string[]): () => void {
  const scripts = addresses.flatMap(scriptOf);
  document.head.append(...scripts);
  return () => {
    for (const script of scripts) script.remove();
  };
}

function scriptOf(address: string): readonly HTMLScriptElement[] {
  const script = document.createElement("script");
  script.async = false;
  script.referrerPolicy = "no-referrer";
  try {
    script.src = scriptUrlOf(address);
  } catch {
    return []; // The page's policy rejects it.
  }
  return [script];
}
