import { createContext } from "react";

/** The messages and actions for a part whose code cannot be loaded. */
export interface ReloadWay {
  readonly partMissing: string;
  readonly tryAgain: string;
  readonly reload: string;
  readonly onReload: () => void;
  readonly onMissing: (cause: Error) => void;
}

/** The messages and actions. The element around the screen provides them. */
export const ReloadContext = createContext<ReloadWay | null>(null);
