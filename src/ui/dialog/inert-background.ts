type Parts = readonly (Element | null)[];

/** Dialogs that are open, the last one on top. */
const open: { readonly level: number; readonly parts: Parts }[] = [];
const taken = new Set<Element>();

/** Elements never made inert: notices are announced and can be dismissed above any dialog. */
const isAbove = (element: Element): boolean =>
  element.matches('[data-live-announcer], script, style');

/** All but the top dialog (and what it opened itself, such as a list of choices) is out of reach. */
const refresh = () => {
  const top = open.toSorted((a, b) => a.level - b.level).at(-1);
  const kept = top?.parts ?? [];
  for (const element of document.body.children) {
    const isKept =
      top === undefined || isAbove(element) || kept.some((part) => part && element.contains(part));
    if (isKept && taken.delete(element)) element.removeAttribute('inert');
    if (isKept || element.hasAttribute('inert')) continue;
    taken.add(element);
    element.toggleAttribute('inert', true);
  }
};

/**
 * Makes the page inert except the parts of this dialog: to Tab, pointers, screen readers and
 * find-in-page. Of several dialogs only the highest level stays active. Returns the undo function.
 */
export function makeInert(level: number, parts: Parts): () => void {
  const own = { level, parts };
  open.push(own);
  refresh();
  return () => {
    open.splice(open.indexOf(own), 1);
    refresh();
  };
}
