/** Subscribes to changes of the window's width (a phone was turned); returns the unsubscribe. */
export const onNewWidth = (notify: () => void): (() => void) => {
  let width = innerWidth;
  const look = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    notify();
  };
  addEventListener('resize', look);
  return () => removeEventListener('resize', look);
};
