/**
 * Says at once, whenever this tab changes what is kept under a key (`hearers`), and whenever another tab
 * does. Answers with a function that ends it.
 */
export const hearStore = (hearers: Set<() => void>, key: string, say: () => void): (() => void) => {
  const hearOther = (event: StorageEvent) => {
    if (event.key === key || event.key === null) say();
  };
  hearers.add(say);
  addEventListener('storage', hearOther);
  say();
  return () => {
    hearers.delete(say);
    removeEventListener('storage', hearOther);
  };
};
