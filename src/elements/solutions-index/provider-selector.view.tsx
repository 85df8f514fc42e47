import { type ReactNode, useMemo, useState } from "react";
import {
  findProviderOptions,
  meantOption,
  providerOptionsOf,
} from "../../core/solutions-index/provider-options.ts";
import type { IndexProvider } from "../../core/solutions-index/solutions-index.ts";
import { Combobox } from "../ui/combobox.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { solutionsIndexTexts } from "./solutions-index.messages.ts";

interface ProviderSelectorProps {
  readonly providers: readonly IndexProvider[];
  readonly provider: IndexProvider | null;
  readonly onChoose: (id: string | null) => void;
}

/** At most this many providers are listed. Typing finds the others. */
const maxListed = 500;

/** A provider is selected by typing. A single provider cannot be changed. */
export function ProviderSelector(props: ProviderSelectorProps): ReactNode {
  const texts = useTexts(solutionsIndexTexts);
  const { providers, provider } = props;
  if (providers.length === 1 && provider !== null) {
    return (
      <p className="index-provider">
        <span className="label">{texts.provider}</span>
        <strong>{provider.label}</strong>
      </p>
    );
  }
  return <ProviderBox {...props} />;
}

function ProviderBox({ providers, provider, onChoose }: ProviderSelectorProps): ReactNode {
  const texts = useTexts(solutionsIndexTexts);
  const options = useMemo(() => providerOptionsOf(providers), [providers]);
  const chosen = options.find(({ id }) => id === provider?.id)?.label ?? "";
  const [text, setText] = useState(chosen);
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    setText(chosen);
  }
  // The label of the selected provider would match only itself, so offer all providers.
  const suggestions = useMemo(
    () =>
      findProviderOptions(options, text === chosen ? "" : text)
        .slice(0, maxListed)
        .map(({ label }) => ({ value: label, label })),
    [options, text, chosen],
  );

  const handleChange = (next: string) => {
    setText(next);
    if (next === "") onChoose(null);
  };
  const handleSubmit = (text: string) => {
    const option = meantOption(options, text);
    if (option === null) return;
    setText(option.label);
    onChoose(option.id);
  };

  return (
    <div className="index-provider">
      <Combobox
        label={texts.provider}
        placeholder={texts.selectProvider}
        value={text}
        onValueChange={handleChange}
        suggestions={suggestions}
        onSubmit={handleSubmit}
        // If no provider matches, show the current selection again.
        onBlur={() => setText(chosen)}
        clearLabel={texts.clearProvider}
        name="provider"
      />
    </div>
  );
}
