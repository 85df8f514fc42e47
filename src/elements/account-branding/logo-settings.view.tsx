import type { ReactNode } from "react";
import type { LogoChange, LogoName } from "../../core/branding/branding-draft.ts";
import { brandingTexts, logoFaultTextOf } from "../../core/branding/branding-messages.ts";
import { slowBytes } from "../../core/branding/judge-image.ts";
import type { LogoFile } from "../../core/branding/logo-file.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { DropZone } from "../ui/drop-zone.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { brandingFormTexts } from "./branding-form.messages.ts";

interface LogoSettingsProps {
  readonly name: LogoName;
  readonly change: LogoChange;
  readonly file: LogoFile;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClear: () => void;
  readonly onDefault: () => void;
  /** The preview of the logo. */
  readonly children: ReactNode;
}

/** The settings of a logo: its previews and its file input. */
export function LogoSettings({ name, change, file, ...props }: LogoSettingsProps): ReactNode {
  const texts = useTexts(brandingFormTexts);
  const label = texts.logos[name];
  const faults = useTexts(brandingTexts);
  const rejected = file.rejected.map(({ name, reason }) => ({
    name,
    reason: logoFaultTextOf(reason, faults),
  }));
  const chosen = typeof change === "string" ? undefined : change;
  return (
    <Card heading={label}>
      <div className="stack">
        <p className="muted">{texts.places[name]}</p>
        {props.children}
        {change === "cleared" && <p className="muted">{texts.cleared}</p>}
        <DropZone
          label={label}
          labelHidden
          hint={texts.logoHint}
          accept=".png,.jpg,.jpeg,image/png,image/jpeg"
          chosen={chosen}
          rejected={rejected}
          isBusy={file.isReading}
          onFiles={props.onFiles}
          onClear={props.onClear}
          actions={
            <Button variant="quiet" label={texts.useDefaultFor(label)} onClick={props.onDefault}>
              {texts.useDefault}
            </Button>
          }
        />
        {chosen !== undefined && chosen.size > slowBytes && (
          <Alert kind="warning">{texts.slow}</Alert>
        )}
      </div>
    </Card>
  );
}
