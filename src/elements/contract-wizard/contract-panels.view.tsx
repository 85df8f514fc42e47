import { type ReactNode, useId, useRef, useState } from "react";
import type { PreviewType } from "../../core/contracts/wizard-address.ts";
import { TabList } from "../ui/tab-list.tsx";
import { useNarrow } from "../ui/use-narrow.ts";
import { useTexts } from "../ui/use-texts.ts";
import { openContractTexts } from "./open-contract.messages.ts";

interface ContractPanelsProps {
  readonly previewType: PreviewType;
  readonly form: ReactNode;
  readonly preview: ReactNode;
}

/** Up to this width, the element shows one panel at a time. */
const widestNarrowPx = 899.99;

/**
 * The form and the preview, side by side or in tabs. Both keep their position in the DOM at every
 * width, because a frame that moves in the DOM reloads and loses its input.
 */
export function ContractPanels({ previewType, form, preview }: ContractPanelsProps): ReactNode {
  const texts = useTexts(openContractTexts);
  const tabs = [
    { key: "form", label: texts.form },
    { key: "preview", label: texts.preview },
  ] as const;
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string>(tabs[0].key);
  const isNarrow = useNarrow(ref, widestNarrowPx);
  const tabId = (key: string) => `${id}-tab-${key}`;
  const panelId = (key: string) => `${id}-${key}`;
  const panels = { form, preview };
  return (
    <div className={`panels ${previewType}`} ref={ref}>
      {isNarrow && (
        <TabList
          label={texts.panels}
          tabs={tabs}
          selected={selected}
          onSelect={setSelected}
          tabId={tabId}
          panelId={panelId}
        />
      )}
      {tabs.map(({ key, label }) => (
        <div
          key={key}
          id={panelId(key)}
          className={`panel ${key}-panel`}
          hidden={isNarrow && selected !== key}
          {...(isNarrow
            ? { role: "tabpanel", "aria-labelledby": tabId(key) }
            : { role: "group", "aria-label": label })}
        >
          {panels[key]}
        </div>
      ))}
    </div>
  );
}
