import { type ReactNode, useEffect, useRef } from "react";
import { signInTexts } from "../../core/session/sign-in-messages.ts";
import type { TextsOf } from "../../core/texts/text-group.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Alert } from "../ui/alert.tsx";
import { Announce } from "../ui/announce.tsx";
import { ImageWithFallback } from "../ui/image-with-fallback.tsx";
import { IdPrefix } from "../ui/own-id.ts";
import { useTexts } from "../ui/use-texts.ts";
import { Why } from "../ui/why.tsx";
import { LoginTabs, LoginView, PasswordView, VerifyView } from "./login.view.tsx";
import css from "./login-form.css?inline";
import { loginTexts, unrecognizedTextOf } from "./login-form.messages.ts";
import type { LoginFormModel, SignInFailure, SignInReport } from "./login-form.model.ts";

styleScreen("login-form", [css]);

/** The sign-in: one of three forms, and the outcome of the last attempt. */
export function OpenLogin({ model }: { readonly model: LoginFormModel }): ReactNode {
  const view = useSignal(model.view);
  const report = useSignal(model.report);
  const isMailSent = useSignal(model.isMailSent);
  const isSignedIn = useSignal(model.isSignedIn);
  const box = useRef<HTMLDivElement>(null);
  const texts: SignInTexts = { ...useTexts(signInTexts), ...useTexts(loginTexts) };
  useFocus(box, model, report);
  const failure = failureTextOf(texts, report.failure, view, model.isMicrosite);
  const isCodeRefused = report.failure === "refused" && view === "verify";
  return (
    <IdPrefix value={model.idPrefix}>
      <div className="sign-in" ref={box}>
        <Announce message={announcementOf(texts, isSignedIn, isMailSent, view)} />
        <div className="card sign-in-card">
          <Brand model={model} />
          {isMailSent && <Alert kind="success">{texts.checkEmail}</Alert>}
          {failure !== null && (
            <Alert kind="danger" heading={isCodeRefused ? failure : undefined}>
              <span>{isCodeRefused ? texts.codeRefused : failure}</span>
              {report.failure === "unreachable" && <Why />}
            </Alert>
          )}
          <FormOf model={model} faults={report.faults} />
        </div>
      </div>
    </IdPrefix>
  );
}

/** The logo of the site, or its name. */
function Brand({ model }: { readonly model: LoginFormModel }): ReactNode {
  const brand = useSignal(model.brand);
  return (
    <div className="sign-in-brand" translate="no">
      {brand?.logo ? <ImageWithFallback src={brand.logo} name={brand.name} /> : brand?.name}
    </div>
  );
}

function FormOf({
  model,
  faults,
}: {
  readonly model: LoginFormModel;
  readonly faults: SignInReport["faults"];
}): ReactNode {
  const view = useSignal(model.view);
  const isBusy = useSignal(model.isBusy);
  const isSignedIn = useSignal(model.isSignedIn);
  const start = useSignal(model.step);
  const hasReset = useSignal(model.hasReset);
  const shared = {
    faults,
    isBusy: isBusy || isSignedIn,
    hrefOf: model.stepHrefOf,
    onShow: model.show,
  };
  if (view === "verify") return <VerifyView {...shared} onSubmit={model.verify} />;
  if (view === "password") {
    return <PasswordView {...shared} username={start.username} onSubmit={model.resetPassword} />;
  }
  return (
    <LoginView
      {...shared}
      isMicrosite={model.isMicrosite}
      tabs={!model.isMicrosite && <LoginTabs hrefOf={model.hrefOf} onNavigate={model.navigate} />}
      hasReset={hasReset}
      start={start}
      onSubmit={model.logIn}
    />
  );
}

/** Focuses the first invalid field after an attempt, and the first empty field after a change of view. */
function useFocus(
  box: { readonly current: HTMLElement | null },
  model: LoginFormModel,
  report: SignInReport,
): void {
  const view = useSignal(model.view);
  const hasMoved = useSignal(model.hasMoved);
  useEffect(() => {
    if (!hasMoved || view === null) return;
    const fields = [...(box.current?.querySelectorAll<HTMLInputElement>(".input") ?? [])];
    (fields.find(({ value }) => value === "") ?? fields[0])?.focus();
  }, [box, hasMoved, view]);
  useEffect(() => {
    if (report.faults.length === 0 && report.failure === null) return;
    const field =
      box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]') ??
      box.current?.querySelector<HTMLInputElement>('[name="password"]') ??
      box.current?.querySelector<HTMLInputElement>(".input");
    field?.focus();
    field?.select();
  }, [box, report]);
}

type SignInTexts = TextsOf<typeof loginTexts> & TextsOf<typeof signInTexts>;

function failureTextOf(
  texts: SignInTexts,
  failure: SignInFailure | null,
  view: "login" | "verify" | "password",
  isMicrosite: boolean,
): string | null {
  if (failure === null) return null;
  if (failure === "unreachable") return texts.networkFailed;
  if (failure === "resetFailed") return texts.resetFailed;
  if (failure === "clock") return texts.clockWrong;
  if (failure === "browser") return texts.otherBrowser;
  return view === "verify" ? texts.invalidCode : unrecognizedTextOf(texts, isMicrosite);
}

function announcementOf(
  texts: SignInTexts,
  isSignedIn: boolean,
  isMailSent: boolean,
  view: string,
): string {
  if (isSignedIn) return texts.signedIn;
  if (isMailSent) return texts.checkEmail;
  return view === "verify" ? texts.codeSent : "";
}
