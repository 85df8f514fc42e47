import type { ReactNode } from "react";

interface RoomyProps {
  /** The largest texts that may stand here. */
  readonly room: readonly string[];
  readonly children: ReactNode;
}

/** A place as large as the largest text that may stand in it: what changes in it moves nothing (decisions ZA2). */
export function Roomy({ room, children }: RoomyProps): ReactNode {
  return (
    <span className="roomy">
      {room.map((text) => (
        <span key={text} data-room={text} />
      ))}
      <span>{children}</span>
    </span>
  );
}
