import type { ReactNode } from "react";
import { Skeleton } from "../ui/skeleton.tsx";
import { messages } from "./scout-lookup.messages.ts";

/** The shape of the screen while it is unknown whether it may open (rulings C7). */
export function ScreenSkeleton(): ReactNode {
  return (
    <>
      <header className="lookup-head">
        <h1 part="heading">{messages.heading}</h1>
        <p className="muted">{messages.introduction}</p>
      </header>
      <Skeleton label={messages.loading} lines={2} />
    </>
  );
}
