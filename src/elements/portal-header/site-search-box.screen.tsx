import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { keyTextOf, paletteKeys } from "../../core/acts/key-text.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Button } from "../ui/button.tsx";
import { Combobox } from "../ui/combobox.tsx";
import { isApple } from "../ui/is-apple.ts";
import { useElsewhere } from "../ui/use-elsewhere.ts";
import { useTexts } from "../ui/use-texts.ts";
import { headerTexts } from "./portal-header.messages.ts";
import type { PortalHeaderModel } from "./portal-header.model.ts";

interface SiteSearchBoxProps {
  readonly model: PortalHeaderModel;
  /**
   * True if the box is always in the header and opens when focused. Otherwise it gets the focus when it is shown.
   */
  readonly isInPlace?: boolean;
  /** Called after a search, or after the choice of a suggestion. */
  readonly onDone?: () => void;
}

/** The search box of the header. */
export function SiteSearchBox({ model, isInPlace = false, onDone }: SiteSearchBoxProps): ReactNode {
  const texts = useTexts(headerTexts);
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(!isInPlace);
  const close = () => setOpen(!isInPlace);
  useElsewhere(form, isInPlace && isOpen, close);
  const keys = useSignal(model.keys);
  const { rows, query, isLoading } = useSignal(model.suggestions);
  useEffect(() => {
    if (!isInPlace) form.current?.querySelector("input")?.focus();
  }, [isInPlace]);

  const done = () => {
    close();
    onDone?.();
  };
  const submit = (text: string) => {
    if (text.trim() === "") return;
    model.submit(text);
    done();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(keys);
  };
  const handleChoose = (index: number) => {
    model.choose(index);
    done();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) close();
  };

  return (
    <search aria-label={texts.search}>
      <form
        className={isOpen ? "search-form open" : "search-form"}
        ref={form}
        onSubmit={handleSubmit}
        onFocus={() => setOpen(true)}
        onInput={() => setOpen(true)}
        onKeyDown={handleKeyDown}
      >
        <Combobox
          label={texts.searchLabel}
          labelHidden
          placeholder={isOpen ? texts.searchPlaceholder : texts.submit}
          value={keys}
          onValueChange={model.type}
          suggestions={query === "" ? undefined : rows}
          loading={isLoading}
          onSubmit={submit}
          onChoose={handleChoose}
          clearLabel={texts.clearSearch}
          name="keys"
        />
        {!isOpen && keys === "" && model.hasPalette && (
          <span className="search-keys" aria-hidden="true">
            {keyTextOf(paletteKeys, isApple())}
          </span>
        )}
        {isOpen && (
          <Button type="submit" variant="primary">
            {texts.submit}
          </Button>
        )}
      </form>
    </search>
  );
}
