import { type ReactNode, useRef } from "react";
import { expect, test } from "vitest";
import { useNearPieces } from "../../../src/elements/ui/use-near-pieces.ts";
import { mountUi } from "../../support/mount-ui.tsx";

/** Ten parts: the first is short, the others are several screens high. */
function Uneven(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const pieces = useNearPieces(ref, 300, 30);
  return (
    <div ref={ref}>
      {pieces.map((piece) =>
        piece.kind === "room" ? (
          <div key={piece.key} style={{ blockSize: piece.heightPx }} />
        ) : (
          <div
            key={piece.part}
            data-part={piece.part}
            style={{ blockSize: piece.part === 0 ? 200 : 5000 }}
          />
        ),
      )}
    </div>
  );
}

test("parts of very different heights settle, at the top and after scrolling", async () => {
  const { shadow } = mountUi(<Uneven />);
  const drawn = () =>
    [...shadow.querySelectorAll<HTMLElement>("[data-part]")].map(({ dataset }) => dataset.part);
  expect(drawn()).toContain("0");
  window.scrollTo(0, 12_000);
  await expect.poll(drawn).not.toContain("0");
  expect(drawn().length).toBeLessThan(10);
  window.scrollTo(0, 0);
  await expect.poll(drawn).toContain("0");
});
