/** Scroll anchor: the body of a visible row, and where its top was. */
export interface Anchor {
  readonly body: Element;
  readonly top: number;
}

/**
 * First row of a log that is at least partly in view. A separator above the row's body comes and
 * goes with older rows, so the body is the anchor.
 */
export function anchorIn(scroller: Element, log: Element): Anchor | null {
  const edge = scroller.getBoundingClientRect().top;
  for (const row of log.children) {
    const body = row.lastElementChild ?? row;
    const { top, bottom } = body.getBoundingClientRect();
    if (bottom > edge + 1) return { body, top };
  }
  return null;
}

/** Scrolls until the row is at its earlier position again. */
export function holdAnchor(scroller: Element, { body, top }: Anchor): void {
  if (!body.isConnected) return;
  const moved = body.getBoundingClientRect().top - top;
  if (Math.abs(moved) > 0.5) scroller.scrollTop += moved;
}
