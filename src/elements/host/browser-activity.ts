import type { Activity } from "../../core/internal.ts";

/** What a person does anywhere in a document (decisions H4). */
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "focusin"] as const;

export const browserActivity: Activity = {
  isHidden: () => document.hidden,
  subscribe(listener) {
    const handleSign = () => listener();
    for (const sign of signs) {
      document.addEventListener(sign, handleSign, { capture: true, passive: true });
    }
    document.addEventListener("visibilitychange", handleSign);
    window.addEventListener("focus", handleSign);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, handleSign, { capture: true });
      document.removeEventListener("visibilitychange", handleSign);
      window.removeEventListener("focus", handleSign);
    };
  },
};
