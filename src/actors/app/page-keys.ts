/** What a key did in the page; `path`: a link that is to be copied. */
interface Done {
  readonly path?: string;
}

const fields = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"]';
/** They have keys of their own. */
const keyed = 'video, audio, [role="slider"], [role="menu"], [role="listbox"], [popover]';
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Whether a key is nobody else's: nothing is being typed, no dialog and no menu is open. */
export const isFree = (event: KeyboardEvent): boolean => {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof Element && target.closest(`${fields}, ${keyed}`)) return false;
  return ![...document.querySelectorAll(layers)].some(isSeen);
};

const find = (root: ParentNode, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(isSeen);

const cards = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-anchor^="post-"]')].filter(isSeen);
const focused = () =>
  document.activeElement?.closest<HTMLElement>('[data-anchor^="post-"]') ?? undefined;
/** The card that has the focus, else the first one that is not above the window. */
const current = () =>
  focused() ?? cards().find((card) => card.getBoundingClientRect().bottom > window.innerHeight / 4);
const linkOf = (card: HTMLElement) =>
  find(card, 'h2 a') ?? find(card, 'footer a') ?? find(card, 'a[href*="/post/"]');

function focusOn(card: HTMLElement | undefined): Done | null {
  const place = card && (card.matches('[tabindex]') ? card : linkOf(card));
  if (!place) return null;
  place.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
  return {};
}

/** From card to card; the first press goes to the one that is being read. */
function step(by: 1 | -1): Done | null {
  const from = focused();
  const all = cards();
  return focusOn(from ? all[all.indexOf(from) + by] : current());
}

const press = (element: HTMLElement | undefined): Done | null => {
  element?.click();
  return element ? {} : null;
};
const focus = (element: HTMLElement | undefined): Done | null => {
  element?.focus();
  return element ? {} : null;
};
const inCard = (selector: string) => {
  const card = current();
  return card && find(card, selector);
};

const acts: Readonly<Record<string, () => Done | null>> = {
  j: () => step(1),
  k: () => step(-1),
  l: () => press(inCard('footer button[aria-pressed]')),
  c: () =>
    focus(find(document, 'main section[aria-labelledby="comments"] textarea')) ??
    press(inCard('footer a')),
  o: () => {
    const card = current();
    return press(card && linkOf(card));
  },
  s: () => {
    const card = current();
    if (!card) return null;
    const link = linkOf(card);
    return { path: link?.getAttribute('href') ?? location.pathname };
  },
  f: () => focus(find(document, 'main [role="group"] button[aria-pressed="true"]')),
  '.': () => press(find(document, 'main [data-new-posts] button')),
  '[': () => press(inCard('[data-slide="previous"] button')),
  ']': () => press(inCard('[data-slide="next"] button')),
  '/': () => focus(find(document, '[role="search"] input, input[type="search"]')),
};

/** The keys that do something in the page. */
export const pageKeys: readonly string[] = Object.keys(acts);

/** Does what a key means; null where there is nothing to do it to. */
export const actInPage = (key: string): Done | null => acts[key]?.() ?? null;
