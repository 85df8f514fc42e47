import { type ChangeEvent, type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

interface FileButtonProps {
  /** The accessible name, which begins with the text of the button. */
  readonly label: string;
  /** The `accept` attribute of the file chooser: types and extensions, as in `.png,image/png`. */
  readonly accept: string;
  /** Called with the chosen file. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly isBusy?: boolean | undefined;
  /** The reason why a file cannot be chosen now. */
  readonly unavailable?: string | false | undefined;
  readonly children: ReactNode;
}

/** A button that opens the file chooser. */
export function FileButton({ label, accept, onFiles, ...props }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Allows the same file to be chosen again.
    currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <Button
        busy={props.isBusy}
        unavailable={props.unavailable}
        label={label}
        onClick={() => input.current?.click()}
      >
        {props.children}
      </Button>
      <input ref={input} type="file" accept={accept} hidden onChange={handleChange} />
    </>
  );
}
