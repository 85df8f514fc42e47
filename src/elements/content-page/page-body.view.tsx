import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { drawHtml, type HtmlDrawing } from "../ui/html-tree.tsx";
import { pageHtml } from "../ui/page-profile.ts";
import { type Enhancement, findById, readEnhancements } from "../ui/read-enhancements.ts";
import { drawEnhanced } from "./enhanced.view.tsx";
import type { PageActs } from "./page-acts.view.tsx";
import { drawPlain } from "./plain-node.view.tsx";

/** The sanitised region of a page with its enhancements (decisions V8 to V11). */
export function PageBody({ region, ...acts }: PageActs & { readonly region: Element }): ReactNode {
  const prefix = useId();
  const body = useRef<HTMLDivElement>(null);
  const enhancements = useMemo(() => readEnhancements(region), [region]);
  const targetOf = (id: string) => (id === "" ? null : findById(region, id));
  const hidingOf = (id: string) => {
    const target = targetOf(id);
    return [...enhancements.keys()].filter(
      (one) => isHiding(enhancements.get(one)) && target !== null && one.contains(target),
    );
  };
  const [openParts, setOpenParts] = useState<ReadonlySet<Element>>(() => {
    const parts = [...enhancements].filter(([, made]) => isHiding(made) && made.startsOpen);
    return new Set([...parts.map(([part]) => part), ...hidingOf(acts.part)]);
  });
  const [wanted, setWanted] = useState({ part: acts.part, isAsked: false });
  const [named, setNamed] = useState(acts.part);

  // Scrolls to the fragment once its containers are open.
  useEffect(() => {
    const target = body.current?.querySelector(`#${CSS.escape(prefix + wanted.part)}`);
    if (!(target instanceof HTMLElement)) return;
    target.scrollIntoView();
    if (wanted.isAsked) target.focus({ preventScroll: true });
  }, [wanted, prefix]);

  /** Opens the containers of a fragment and scrolls to it (decisions V11). */
  const showPart = (id: string) => {
    setOpenParts(new Set([...openParts, ...hidingOf(id)]));
    setWanted({ part: id, isAsked: true });
  };
  // The address names another fragment of the shown page.
  if (named !== acts.part) {
    setNamed(acts.part);
    if (acts.part !== "") showPart(acts.part);
  }
  const togglePart = (part: Element) => {
    const others = [...openParts].filter((one) => one !== part);
    setOpenParts(new Set(openParts.has(part) ? others : [...others, part]));
  };

  const target = targetOf(wanted.part);
  const requested = {
    of: wanted,
    isIn: (node: Element) => target !== null && node.contains(target),
  };
  const drawing: HtmlDrawing = {
    profile: pageHtml,
    base: acts.base,
    drawOwn: (node, drawChildren) =>
      drawEnhanced(node, drawChildren, {
        ...acts,
        enhancement: enhancements.get(node),
        prefix,
        openParts,
        requested,
        onToggle: togglePart,
        drawInside: (one) => drawHtml(one, drawing),
        drawShort: (one) => drawHtml(one, { ...drawing, drawOwn: drawWithoutNames }),
        drawPlain: () =>
          drawPlain(node, drawChildren, { ...acts, region, prefix, onPart: showPart }),
      }),
  };
  const drawWithoutNames: HtmlDrawing["drawOwn"] = (node, drawChildren) =>
    drawPlain(node, drawChildren, { ...acts, region: null, prefix, onPart: showPart });

  return (
    <div className="rich-text page-body" ref={body}>
      {drawHtml(region, drawing)}
    </div>
  );
}

type Hiding = Extract<Enhancement, { readonly startsOpen: boolean }>;

function isHiding(made: Enhancement | undefined): made is Hiding {
  return made?.kind === "part" || made?.kind === "expand";
}
