/**
 * Calls back in the task after the next frame: what stands now is painted before. A hidden page paints nothing, and
 * does not wait. Returns a function that cancels.
 */
export function afterPaint(act: () => void): () => void {
  let task = 0;
  const plan = () => {
    task = window.setTimeout(act);
  };
  const frame = document.hidden ? 0 : window.requestAnimationFrame(plan);
  if (document.hidden) plan();
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(task);
  };
}

/** The same a frame later: the frame between is for what else waits for the first one. */
export function afterSecondPaint(act: () => void): () => void {
  let cancel = afterPaint(() => {
    cancel = afterPaint(act);
  });
  return () => cancel();
}
