/** A key that was pressed before anything listened, and when (milliseconds since the page was opened). */
interface EarlyKey {
  readonly key: string;
  readonly at: number;
}

const missed: EarlyKey[] = [];
const fields = 'input, textarea, select, [contenteditable]';

const listener = (event: KeyboardEvent) => {
  const { key, target, timeStamp: at, ctrlKey, metaKey, altKey } = event;
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
  if (!(target instanceof Element) || !target.closest(fields)) missed.push({ key, at });
};

/** Notes single keys until the code that acts on them has come. */
export const noteEarlyKeys = () => addEventListener('keydown', listener);

/** Returns the keys that were missed in the last moments, the first time it is called. */
export function takeEarlyKeys(): readonly string[] {
  removeEventListener('keydown', listener);
  const late = performance.now() - 3_000;
  const last = missed.at(-1);
  return last && last.at > late ? missed.splice(0).map(({ key }) => key) : [];
}
