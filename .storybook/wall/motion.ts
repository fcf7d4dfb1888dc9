/** Direction of a dialog's fade. */
export type Direction = 'opening' | 'closing';

const marker = 'data-open';

interface Scrubber {
  /** Shows the motion after this share of it, 0 to 1. */
  at(share: number): void;
  /** Milliseconds of the longest motion; 0 where nothing moves. */
  readonly length: number;
}

const endOf = ({ effect }: Animation): number => Number(effect?.getComputedTiming().endTime ?? 0);

/** Motions that come to an end: a spinner has none. */
const motionsOf = (document: Document): Animation[] =>
  document.getAnimations().filter((animation) => Number.isFinite(endOf(animation)));

/**
 * Starts the opening or closing of all that a document shows as open (`data-open`), stops it, and gives
 * the share of it that is to be seen into the hands of whoever looks.
 */
export function scrubber(document: Document, direction: Direction): Scrubber {
  const moved = [...document.querySelectorAll(`[${marker}], [data-was-open]`)];
  for (const element of moved) {
    element.setAttribute('data-was-open', '');
    element.toggleAttribute(marker, direction === 'closing');
  }
  for (const animation of motionsOf(document)) animation.finish();
  // The look before the motion has to be computed for the motion to begin.
  for (const element of moved) void getComputedStyle(element).opacity;
  for (const element of moved) element.toggleAttribute(marker, direction === 'opening');
  for (const element of moved) void getComputedStyle(element).opacity;
  const animations = motionsOf(document);
  const length = Math.max(0, ...animations.map(endOf));
  for (const animation of animations) animation.pause();
  return {
    length,
    at: (share) => {
      for (const animation of animations)
        animation.currentTime = Math.min(share * length, endOf(animation) - 0.01);
    },
  };
}
