import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { messages } from "./solutions-index.messages.ts";

interface IndexBarProps {
  /** True if a provider is selected that the user may edit. */
  readonly canEdit: boolean;
  readonly isEditing: boolean;
  readonly isSaving: boolean;
  readonly onExpandAll: () => void;
  readonly onCollapseAll: () => void;
  readonly onEdit: () => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** The buttons of the index. */
export function IndexBar({ canEdit, isEditing, isSaving, ...acts }: IndexBarProps): ReactNode {
  return (
    <div className="index-bar">
      <div className="row">
        <Button onClick={acts.onExpandAll}>{messages.expandAll}</Button>
        <Button onClick={acts.onCollapseAll}>{messages.collapseAll}</Button>
      </div>
      {canEdit && !isEditing && <Button onClick={acts.onEdit}>{messages.makeEdits}</Button>}
      {isEditing && (
        <div className="row">
          <Button variant="primary" busy={isSaving} onClick={acts.onSubmit}>
            {messages.submitEdits}
          </Button>
          <Button onClick={acts.onCancel}>{messages.cancel}</Button>
        </div>
      )}
    </div>
  );
}
