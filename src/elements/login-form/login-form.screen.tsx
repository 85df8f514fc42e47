import type { ReactNode } from "react";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { LoginFormModel } from "./login-form.model.ts";

/** Draws the sign-in. */
export function LoginFormScreen({ model }: { readonly model: LoginFormModel }): ReactNode {
  return <OpenLogin model={model} fallback={<Skeleton lines={4} />} />;
}

/** The screen of the sign-in, whose code is loaded together with the element. */
const OpenLogin = lazyScreen(() =>
  import("./open-login.screen.tsx").then((module) => module.OpenLogin),
);
