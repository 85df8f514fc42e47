import type { ReactNode } from "react";
import type { ProposalInput } from "../../core/pricing/proposal/proposal-payload.ts";
import { TextField } from "../ui/text-field.tsx";
import { messages } from "./scout-pricing.messages.ts";

type Agent = ProposalInput["agent"];

interface AgentFieldsProps {
  readonly agent: Agent;
  readonly onEdit: (change: Partial<Agent>) => void;
}

/** The agent who prepares the proposal (1 §2; decisions I16). */
export function AgentFields({ agent, onEdit }: AgentFieldsProps): ReactNode {
  return (
    <fieldset className="agent-fields">
      <legend className="label">{messages.preparedBy}</legend>
      <TextField
        label={messages.firstName}
        value={agent.firstName}
        autoComplete="given-name"
        onChange={(firstName) => onEdit({ firstName })}
      />
      <TextField
        label={messages.lastName}
        value={agent.lastName}
        autoComplete="family-name"
        onChange={(lastName) => onEdit({ lastName })}
      />
      <TextField
        label={messages.email}
        value={agent.email}
        type="email"
        autoComplete="email"
        onChange={(email) => onEdit({ email })}
      />
    </fieldset>
  );
}
