import { announcing } from '#src/commands.ts';

const field = () =>
  [...document.querySelectorAll<HTMLInputElement>(announcing('search'))].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/** Puts the words behind what the field holds, as if they were typed there. */
const write = (element: HTMLInputElement, words: string) => {
  element.focus();
  element.setSelectionRange(element.value.length, element.value.length);
  if (words !== '') document.execCommand('insertText', false, words);
};

/** Holds what is typed until the page has a search, then types it there, behind the words typed before. */
export const awaitSearch = (signal: AbortSignal | null, before = ''): Promise<void> =>
  new Promise((resolve) => {
    const ending = new AbortController();
    let words = before;
    const observer = new MutationObserver(() => look());
    const end = () => {
      ending.abort();
      observer.disconnect();
      resolve();
    };
    const look = () => {
      const found = field();
      if (!found) return;
      end();
      write(found, words);
    };
    const listener = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.isComposing) return;
      if (key === 'Escape') end();
      else if (key === 'Backspace') words = words.slice(0, -1);
      else if (key.length === 1) words += key;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', listener, { capture: true, signal: ending.signal });
    addEventListener('pointerdown', end, { capture: true, signal: ending.signal });
    signal?.addEventListener('abort', end);
    observer.observe(document.body, { subtree: true, childList: true });
    look();
  });
