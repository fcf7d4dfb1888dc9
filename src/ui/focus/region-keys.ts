import { screenHeadingId } from '../style/heading.tsx';
import { isSeen, stopsIn } from './focus-place.ts';

/** Landmarks of the page, and within its content the side panel and the field one arrives in. */
const regions = [
  'header:not(main header)',
  'nav:not(main nav, header nav, footer nav)',
  'main',
  'main :is(aside, [role="complementary"])',
  'main [data-arrival]:is(input, textarea)',
  'footer:not(main footer)',
].join(', ');
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';
const notices = '[data-live-announcer]';

/** The element of a region that takes the focus: the heading, the current place, or the first stop. */
const entryOf = (region: HTMLElement): HTMLElement | null => {
  if (region.matches('[data-arrival]')) return region;
  if (region.matches('main')) return document.getElementById(screenHeadingId) ?? region;
  const stops = stopsIn(region);
  return stops.find((stop) => stop.matches('[aria-current]')) ?? stops[0] ?? null;
};

/** Goes to the next region, or to the one before. */
function step(by: 1 | -1): boolean {
  if ([...document.querySelectorAll<HTMLElement>(layers)].some(isSeen)) return false;
  const found = [...document.querySelectorAll<HTMLElement>(regions)].filter(
    (region) => isSeen(region) && entryOf(region) !== null,
  );
  const { activeElement } = document;
  const at = found.findLastIndex((region) => region.contains(activeElement));
  const from = at < 0 && by < 0 ? 0 : at;
  const next = found.at((from + by) % found.length);
  const entry = next && entryOf(next);
  entry?.focus();
  return Boolean(entry);
}

/** F6 walks the regions of the page, backwards with Shift; F8 goes to the notices and back. */
export function regionKeys(): () => void {
  let before: HTMLElement | null = null;
  const toNotices = (): boolean => {
    const region = document.querySelector<HTMLElement>(notices);
    const { activeElement } = document;
    if (region?.contains(activeElement)) {
      before?.focus({ preventScroll: true });
      return true;
    }
    const stop = region && stopsIn(region)[0];
    before = activeElement instanceof HTMLElement ? activeElement : null;
    stop?.focus();
    return Boolean(stop);
  };
  const listener = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
    const isDone =
      (key === 'F6' && step(shiftKey ? -1 : 1)) || (key === 'F8' && !shiftKey && toNotices());
    if (isDone) event.preventDefault();
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}
