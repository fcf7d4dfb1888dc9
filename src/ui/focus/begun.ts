/** Fields, open menus and dialogs, and a button whose menu is open or on its way. */
const begun = [
  'input, textarea, select, [contenteditable="true"]',
  '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]',
  '[aria-haspopup]:is([aria-expanded="true"], [aria-busy="true"])',
].join(', ');
const acts = ['focusin', 'keydown', 'pointerdown'] as const;

/**
 * Watches a person while a screen is on its way: the function that it returns ends this, and says
 * if they have begun something since that holds the focus, which is then not to be taken from them.
 */
export function watchBeginning(): () => boolean {
  const watching = new AbortController();
  let hasActed = false;
  for (const act of acts)
    addEventListener(act, () => (hasActed = true), { capture: true, signal: watching.signal });
  return () => {
    watching.abort();
    return hasActed && document.activeElement?.closest(begun) != null;
  };
}
