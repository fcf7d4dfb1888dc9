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

/** Returns what was typed in the last moments, the first time it is called; empty for nothing. */
export function takeEarlyKeys(): string {
  removeEventListener('keydown', listener);
  const keys = performance.now() - last < pause ? typed : '';
  typed = '';
  return keys;
}
