import type { PortalHeaderElement } from "scout-elements";

export declare const address: string;
export declare const entries: PortalHeaderElement["secondaryNav"];
export declare function hear(event: CustomEvent): void;
export declare function stay(event: CustomEvent): void;
export declare function mountOften(setMounted: (isMounted: boolean) => void): Promise<void>;
