const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex="0"]';

export const isSeen = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

/** Of a group of radios Tab reaches the chosen one; the first where none is chosen. */
const isPassed = (element: HTMLElement, root: ParentNode): boolean => {
  if (!element.matches('[type="radio"]:not(:checked)')) return false;
  const group = `[name="${element.getAttribute('name')}"]`;
  return root.querySelector(group) !== element || root.querySelector(`${group}:checked`) !== null;
};

/** Everything in it that Tab reaches. */
export const stopsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => isSeen(element) && !element.matches('[data-guard]') && !isPassed(element, root),
  );

/** Ancestors of an element with its siblings at each level, nearest first. */
export type Trail = readonly {
  readonly holder: Element;
  readonly before: Element | null;
  readonly after: Element | null;
}[];

/** Landmarks that the focus does not leave on its own. */
const edges = '[role="dialog"], [role="alertdialog"], main, nav, aside, header:not(main header)';

/**
 * Position of an element, recorded before its removal: siblings at each level, up to a landmark.
 */
export const trailOf = (element: Element): Trail => {
  const trail = [];
  for (
    let at = element;
    at.parentElement && at !== document.body && !at.matches(edges);
    at = at.parentElement
  ) {
    const { parentElement: holder, previousElementSibling: before, nextElementSibling: after } = at;
    trail.push({ holder, before, after });
  }
  return trail;
};

const comesAfter = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Typing into a field opens the keyboard of a phone: only where there is no other control. */
const isNoField = (stop: HTMLElement): boolean =>
  !stop.matches('textarea, select, input:not([type="radio"], [type="checkbox"]), iframe');

/** Control nearest to a removed element: the next one, else the one before, else an ancestor's. */
export function stopBeside(trail: Trail): HTMLElement | null {
  for (const { holder, before, after } of trail) {
    if (!holder.isConnected || !(holder instanceof HTMLElement)) continue;
    const all = stopsIn(holder);
    const isNext = (stop: HTMLElement): boolean => {
      if (before?.isConnected) return comesAfter(before, stop) && !before.contains(stop);
      return !after?.isConnected || after.contains(stop) || comesAfter(after, stop);
    };
    const asked = all.find((stop) => stop.matches('[data-autofocus]'));
    const pressable = all.filter(isNoField);
    const stop = asked ?? pressable.find(isNext) ?? pressable.at(-1) ?? all[0];
    if (stop) return stop;
    if (holder.hasAttribute('tabindex')) return holder;
  }
  return null;
}
