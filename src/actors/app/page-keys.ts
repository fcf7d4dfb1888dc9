import { announcing, type Command } from '#src/commands.ts';

/** Result of a key in the page; `path`: a link to copy. */
interface Done {
  readonly path?: string;
}

const fields = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"]';
/** Elements with keys of their own. */
const keyed = 'video, audio, [role="slider"], [role="menu"], [role="listbox"], [popover]';
const layers =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** True if the key is free for shortcuts: nothing is being typed, no dialog and no menu is open. */
export const isFree = (event: KeyboardEvent): boolean => {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof Element && target.closest(`${fields}, ${keyed}`)) return false;
  return ![...document.querySelectorAll(layers)].some(isSeen);
};

const all = (root: ParentNode, command: Command): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(announcing(command))].filter(isSeen);
const find = (command: Command): HTMLElement | undefined => all(document, command)[0];

const focused = () => document.activeElement?.closest<HTMLElement>(announcing('card')) ?? undefined;
/** The card that has the focus, else the first one that is not above the window. */
const current = () =>
  focused() ??
  all(document, 'card').find(
    (card) => card.getBoundingClientRect().bottom > window.innerHeight / 4,
  );
const linkOf = (card: HTMLElement) => all(card, 'open')[0] ?? all(card, 'thread')[0];

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
  const cards = all(document, 'card');
  return focusOn(from ? cards[cards.indexOf(from) + by] : current());
}

const press = (element: HTMLElement | undefined): Done | null => {
  element?.click();
  return element ? {} : null;
};
const focus = (element: HTMLElement | undefined): Done | null => {
  element?.focus();
  return element ? {} : null;
};
const inCard = (command: Command) => {
  const card = current();
  return card && all(card, command)[0];
};

const acts: Readonly<Record<string, () => Done | null>> = {
  j: () => step(1),
  k: () => step(-1),
  l: () => press(inCard('like')),
  c: () => focus(find('comment')) ?? press(inCard('thread')),
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
  f: () => focus(find('filter')),
  '.': () => press(find('newest')),
  '/': () => focus(find('search')),
};

/** Does what a key means; null where there is nothing to do it to. */
export const actInPage = (key: string): Done | null => acts[key]?.() ?? null;
