import { type FormEvent, type ReactNode, useMemo } from "react";
import type { KeywordSuggestion } from "../../core/navigation/keyword-suggestion.ts";
import { Button } from "../ui/button.tsx";
import { Combobox } from "../ui/combobox.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { dashboardTexts } from "./portal-dashboard.messages.ts";

/** The texts of a search box. */
export interface SearchWords {
  readonly label: string;
  readonly placeholder?: string;
  /** The accessible name of the button, which starts with its visible text. */
  readonly submit: string;
  /** True for the most important box of the screen, which takes an address. */
  readonly isPrimary?: boolean;
}

interface DashboardSearchProps {
  readonly words: SearchWords;
  readonly text: string;
  readonly hint: string;
  /** A note on the text, such as that it is a post box; `""` without one. */
  readonly note: string;
  readonly suggestions: readonly KeywordSuggestion[] | undefined;
  readonly isLoading: boolean;
  readonly onType: (text: string) => void;
  readonly onSubmit: (text: string) => void;
  readonly onForget: ((value: string) => void) | undefined;
  readonly onChoose: (suggestion: KeywordSuggestion) => void;
}

/**
 * The search box of a group, with its button. After a choice, the box shows the label of the suggestion.
 */
export function DashboardSearch({ words, suggestions, ...props }: DashboardSearchProps): ReactNode {
  const texts = useTexts(dashboardTexts);
  const options = useMemo(
    () => suggestions?.map(({ label }) => ({ label, value: label })),
    [suggestions],
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit(props.text);
  };
  return (
    <search>
      <form className="dashboard-search" onSubmit={handleSubmit}>
        <Combobox
          label={words.label}
          value={props.text}
          onValueChange={props.onType}
          suggestions={options}
          loading={props.isLoading}
          onForget={props.onForget}
          onSubmit={props.onSubmit}
          onChoose={(index) => {
            const chosen = suggestions?.[index];
            if (chosen) props.onChoose(chosen);
          }}
          clearLabel={texts.clearSearch}
          error={props.hint}
          description={props.note}
          {...(words.placeholder !== undefined && { placeholder: words.placeholder })}
        />
        <Button
          type="submit"
          variant={words.isPrimary ? "primary" : "secondary"}
          label={words.submit}
        >
          {texts.search}
        </Button>
      </form>
    </search>
  );
}
