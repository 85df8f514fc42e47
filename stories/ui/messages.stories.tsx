import { Alert } from "../../src/elements/ui/alert.tsx";
import { Button } from "../../src/elements/ui/button.tsx";
import { Empty as EmptyState } from "../../src/elements/ui/empty.tsx";
import { Progress as ProgressBar } from "../../src/elements/ui/progress.tsx";
import { SafeHtml } from "../../src/elements/ui/safe-html.tsx";
import { Skeleton } from "../../src/elements/ui/skeleton.tsx";
import { Tag } from "../../src/elements/ui/tag.tsx";
import { piece } from "../support/ui-story.tsx";

export default { title: "ui/Messages" };

const still = () => {};

export const Alerts = piece(
  <div className="stack">
    <Alert kind="danger" heading="The lookup failed" action={{ label: "Try again", onAct: still }}>
      An error has occurred.
    </Alert>
    <Alert kind="warning" onDismiss={still}>
      Check the address.
    </Alert>
    <Alert kind="info">Prices are budgetary.</Alert>
    <Alert kind="success">Saved.</Alert>
  </div>,
);

export const Empty = piece(
  <div className="stack">
    <EmptyState>There are no results at this time.</EmptyState>
    <EmptyState
      icon="search"
      hint="Try other words or another status."
      action={<Button>Show all contracts</Button>}
    >
      No matching contracts.
    </EmptyState>
  </div>,
);

/** Bars that are not started, in progress, waiting for a slow server, done, and of unknown length. */
export const Progress = piece(
  <div className="stack">
    <ProgressBar label="Preparing..." percentage={0} message="" />
    <ProgressBar label="Searching..." percentage={40} message="Asking the cable company..." />
    <ProgressBar label="Waiting..." percentage={40} message="Asking the cable company..." frozen />
    <ProgressBar label="Done.." percentage={100} message="" />
    <ProgressBar label="Sending..." percentage={null} message="" />
  </div>,
);

/** Skeletons of several lines, one line, a block, and with the height of the later content. */
export const Loading = piece(
  <div className="stack">
    <Skeleton label="Loading" />
    <Skeleton label="Asking AT&T" lines={1} />
    <Skeleton label="Loading a picture" block />
    <Skeleton label="Loading a list" room="20em" />
  </div>,
);

const names = ["green", "lightgreen", "yellow", "orange", "red", "gray", "white", "black", "navy"];

/** An invalid color is ignored. */
export const Tags = piece(
  <div className="row">
    <Tag>Near net</Tag>
    {[...names, "#92400e", "#15803d", "red;background:url(https://evil.example/)"].map((color) => (
      <Tag key={color} color={color}>
        {color}
      </Tag>
    ))}
    <Tag color="green">
      Near net, construction required, to be verified by the carrier's own survey
    </Tag>
  </div>,
);

export const MarkupOfTheServer = piece(
  <SafeHtml
    base="https://portal.example/scout"
    html={`<p>There are <b>no results</b> at this time. See the <a href="/scout/help">help pages</a> or ask
      <a href="https://carrier.example/">the carrier</a>.</p>
      <ul><li>Fiber is <em>near net</em></li><li>Coax is available</li></ul>`}
  />,
);
