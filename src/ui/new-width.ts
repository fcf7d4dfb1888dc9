/** Tells when the window has another width: a phone was turned. Answers with a function that ends it. */
export const onNewWidth = (tell: () => void): (() => void) => {
  let width = innerWidth;
  const look = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    tell();
  };
  addEventListener('resize', look);
  return () => removeEventListener('resize', look);
};
