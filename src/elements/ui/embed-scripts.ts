import { scriptUrlOf } from "../scripts/page-policy.ts";

/**
 * Runs scripts from origins that the host page allows. Returns a function that removes them, but cannot undo their
 * effects.
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
