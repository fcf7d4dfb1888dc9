/**
 * Says at once, whenever this tab changes what is kept under a key (`listeners`), and whenever another tab
 * does. Answers with a function that ends it.
 */
export const subscribeToStorage = (
  listeners: Set<() => void>,
  key: string,
  say: () => void,
): (() => void) => {
  const listenToOther = (event: StorageEvent) => {
    if (event.key === key || event.key === null) say();
  };
  listeners.add(say);
  addEventListener('storage', listenToOther);
  say();
  return () => {
    listeners.delete(say);
    removeEventListener('storage', listenToOther);
  };
};
