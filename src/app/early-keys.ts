/** Milliseconds after which a key begins something new. */
const pause = 3_000;
const fields = 'input, textarea, select, [contenteditable]';

/** Begins something new wherever it is pressed. */
const search = '/';

let typed = '';
let last = 0;

const listener = (event: KeyboardEvent) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.closest(fields)) return;
  const isNew = event.timeStamp - last > pause || (key === search && !typed.startsWith(search));
  typed = isNew ? key : typed + key;
  last = event.timeStamp;
};

/** Notes single keys until the code that acts on them has come. */
export const noteEarlyKeys = () => addEventListener('keydown', listener);

/** Keys typed in the last moments before anything listened. */
export const earlyKeys = {
  /** Returns the key with which it began, the first time it is called. */
  takeFirst: (): string | null => {
    removeEventListener('keydown', listener);
    if (performance.now() - last > pause) typed = '';
    const [first = null, ...rest] = typed;
    typed = first === search ? rest.join('') : '';
    return first;
  },
  /** Returns the words behind the key of the search, once. */
  takeWords: (): string => {
    const words = typed;
    typed = '';
    return words;
  },
};
