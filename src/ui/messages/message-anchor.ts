/** Scroll anchor: the body of a visible row, and where its top was. */
export interface Anchor {
  readonly body: Element;
  readonly top: number;
}

/**
 * The first row of a log that is at least partly seen. A separator that stands above the row's last part comes
 * and goes with older rows: it is the part below that the reader looks at.
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

/** Scrolls until the row stands where it stood. */
export function holdAnchor(scroller: Element, { body, top }: Anchor): void {
  if (!body.isConnected) return;
  const moved = body.getBoundingClientRect().top - top;
  if (Math.abs(moved) > 0.5) scroller.scrollTop += moved;
}
