/**
 * Calls back in the task after the next frame, when the current content is painted. A hidden page paints nothing, so
 * there the callback does not wait. Returns a function that cancels.
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

/**
 * Like `afterPaint`, one frame later. The frame between them is for other work that waits for the first one.
 */
export function afterSecondPaint(act: () => void): () => void {
  let cancel = afterPaint(() => {
    cancel = afterPaint(act);
  });
  return () => cancel();
}
