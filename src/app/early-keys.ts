/** Milliseconds after which a key begins something new. */
const pause = 3_000;
const fields = 'input, textarea, select, [contenteditable]';

/** Begins something new wherever it is pressed. */
const search = '/';

let first: string | null = null;
let last = 0;

const listener = (event: KeyboardEvent) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.closest(fields)) return;
  if (event.timeStamp - last > pause || (key === search && first !== search)) first = key;
  last = event.timeStamp;
};

/** Notes single keys until the code that acts on them has come. */
export const noteEarlyKeys = () => addEventListener('keydown', listener);

/** Returns the key with which the typing of the last moments began, the first time it is called. */
export function takeEarlyKey(): string | null {
  removeEventListener('keydown', listener);
  const key = performance.now() - last < pause ? first : null;
  first = null;
  return key;
}
