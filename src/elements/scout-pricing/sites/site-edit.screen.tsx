import { type ReactNode, useLayoutEffect, useRef } from "react";
import { isRemembered, offeredRowsOf } from "../../../core/lookup/recent-rows.ts";
import { useSignal } from "../../host/element/use-signal.ts";
import { Button } from "../../ui/button.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { onEscape } from "../../ui/on-escape.ts";
import { useTexts } from "../../ui/use-texts.ts";
import type { SiteEditModel } from "./site-edit.model.ts";
import { siteTexts } from "./sites.messages.ts";

interface SiteEditProps {
  readonly edit: SiteEditModel;
  /** Called before the address is replaced, because its box disappears. */
  readonly onLeave: () => void;
}

/** The box for another address of a site, with suggestions. It has the focus at once. */
export function SiteEdit({ edit, onLeave }: SiteEditProps): ReactNode {
  const texts = useTexts(siteTexts);
  const site = useSignal(edit.editing);
  const suggestions = useSignal(edit.suggestions);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const root = form.current?.getRootNode();
    const active = root instanceof ShadowRoot ? root.activeElement : null;
    opener.current = active instanceof HTMLElement ? active : null;
    form.current?.querySelector("input")?.focus();
  }, []);
  if (site === null) return null;
  const { text } = site;
  const cancel = () => {
    opener.current?.focus();
    edit.cancel();
  };
  const save = (address: string) => {
    if (address.trim() !== "") onLeave();
    edit.save(address);
  };
  return (
    <form
      className="sites-edit"
      ref={form}
      onKeyDown={onEscape(cancel)}
      onSubmit={(event) => {
        event.preventDefault();
        save(text);
      }}
    >
      <Combobox
        label={texts.newAddress}
        value={text}
        error={site.isEmpty ? texts.noNewAddress : ""}
        suggestions={offeredRowsOf(suggestions, text)}
        onForget={isRemembered(suggestions, text) ? edit.forgetRow : undefined}
        loading={suggestions.isLoading}
        clearLabel={texts.clearAddress}
        onValueChange={edit.type}
        onSubmit={save}
        isVerbatim
      />
      <div className="row">
        <Button type="submit" variant="primary">
          {texts.priceEdited}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
