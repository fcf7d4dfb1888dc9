/** Scroll anchor: a visible row, and where its top was. */
export interface Anchor {
  readonly row: Element;
  readonly top: number;
}

/** The first row of a log that is at least partly seen. */
export function anchorIn(scroller: Element, log: Element): Anchor | null {
  const edge = scroller.getBoundingClientRect().top;
  for (const row of log.children) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > edge + 1) return { row, top };
  }
  return null;
}

/** Scrolls until the row stands where it stood. */
export function holdAnchor(scroller: Element, { row, top }: Anchor): void {
  if (!row.isConnected) return;
  const moved = row.getBoundingClientRect().top - top;
  if (Math.abs(moved) > 0.5) scroller.scrollTop += moved;
}
