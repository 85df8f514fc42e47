import { type FormEvent, type ReactNode, useRef } from "react";
import type { LogoName } from "../../core/branding/branding-draft.ts";
import type { TextsOf } from "../../core/texts/text-group.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { LoadFailed } from "../ui/load-failed.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { useTexts } from "../ui/use-texts.ts";
import css from "./account-branding.css?inline";
import type { AccountBrandingModel, EditedBranding as Ready } from "./account-branding.model.ts";
import { brandingFormTexts } from "./branding-form.messages.ts";
import { BrandingPreview } from "./branding-preview.view.tsx";
import { ColorSettings } from "./color-settings.view.tsx";
import { LeaveDialog } from "./leave-dialog.view.tsx";
import { LogoSettings } from "./logo-settings.view.tsx";
import { SaveBar } from "./save-bar.view.tsx";

styleScreen("account-branding", [css]);

/** The branding after the settings have loaded or failed to load. */
export function OpenBranding({ model }: { readonly model: AccountBrandingModel }): ReactNode {
  const texts = useTexts(brandingFormTexts);
  const state = useSignal(model.state);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLeaving = useSignal(model.isLeaving);
  // The button disappears with its message, so move focus to the heading.
  const handleRetry = () => {
    heading.current?.focus({ preventScroll: true });
    model.refresh();
  };
  return (
    <>
      <ScreenHead heading={texts.heading} introduction={texts.introduction} ref={heading} />
      {state.kind === "failed" && (
        <LoadFailed status={state.status} retryLabel={texts.tryAgain} onRetry={handleRetry}>
          {texts.failed}
        </LoadFailed>
      )}
      {state.kind === "ready" && <Form model={model} state={state} />}
      {isLeaving && <LeaveDialog onStay={model.stay} onLeave={model.leave} />}
    </>
  );
}

function Form({ model, state }: { readonly model: AccountBrandingModel; readonly state: Ready }) {
  const texts = useTexts(brandingFormTexts);
  const { draft, hasColor, logos } = state;
  const files = useSignal(model.files);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (block === "") model.save();
  };
  const isChanged = useSignal(model.isChanged);
  const isSaving = useSignal(model.isSaving);
  const isReading = files.navigationLogo.isReading || files.primaryLogo.isReading;
  const block = blockOf(texts, isChanged, hasColor, isReading);

  const logoSettingsOf = (name: LogoName) => {
    return (
      <LogoSettings
        name={name}
        change={draft[name]}
        file={files[name]}
        onFiles={(chosen) => model.chooseLogo(name, chosen)}
        onClear={() => model.clearLogo(name)}
        onDefault={() => model.putDefaultLogo(name)}
      >
        <BrandingPreview
          name={name}
          logo={logos[name]}
          base={model.base}
          color={draft.color}
          onBroken={() => model.dropBrokenLogo(name)}
        />
      </LogoSettings>
    );
  };

  return (
    <form className="branding-form" onSubmit={handleSubmit} noValidate>
      <SaveBar
        block={block}
        isChanged={isChanged}
        isSaving={isSaving}
        isSaved={useSignal(model.isSaved)}
        onDiscard={model.discard}
        failure={useSignal(model.isUnauthorized) && <NotSignedIn />}
      />
      <ColorSettings
        draft={draft}
        hasColor={hasColor}
        isSaving={isSaving}
        onColorText={model.typeColor}
        onButtonText={model.chooseButtonText}
      />
      <div className="branding-logos">
        {logoSettingsOf("navigationLogo")}
        {logoSettingsOf("primaryLogo")}
      </div>
    </form>
  );
}

/** The reason why saving is not possible now, or `""`. */
function blockOf(
  texts: TextsOf<typeof brandingFormTexts>,
  isChanged: boolean,
  hasReadableColor: boolean,
  isReading: boolean,
): string {
  if (!hasReadableColor) return texts.colorFirst;
  if (isReading) return texts.stillReading;
  return isChanged ? "" : texts.nothingToSave;
}
