import { trustedScriptUrl } from "./trusted-script-url.ts";

/**
 * Runs scripts whose origins the host page allows (rulings Y3). Returns what takes them away again;
 * what they did stays.
 */
export function runScripts(addresses: readonly string[]): () => void {
  const scripts = addresses.flatMap((address) => {
    const url = trustedScriptUrl(address);
    if (url === null) return [];
    const script = document.createElement("script");
    script.src = url;
    script.async = false;
    script.referrerPolicy = "no-referrer";
    return [script];
  });
  document.head.append(...scripts);
  return () => {
    for (const script of scripts) script.remove();
  };
}
