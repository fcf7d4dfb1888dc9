import { useEffect, useRef } from 'react';

const isHeld = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'dialog' in state;
};

/** Steps back from the entry that was pushed, and calls back once the browser has done so. */
const release = (then?: () => void) => {
  if (then) window.addEventListener('popstate', then, { once: true });
  history.back();
};

const hold = () => {
  const state: unknown = history.state;
  if (!isHeld())
    history.pushState({ ...(typeof state === 'object' ? state : null), dialog: true }, '');
};

/**
 * Makes the browser's Back close the sheet around it, by a history entry of its own. Links inside
 * remove that entry before they are followed.
 */
export function HeldBack() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const sheet = place.current?.closest('dialog');
    if (!sheet) return undefined;
    const onPop = () => {
      if (!isHeld() && sheet.open) sheet.close();
    };
    const onClose = () => {
      if (isHeld()) release();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || !isHeld()) return;
      event.preventDefault();
      event.stopPropagation();
      release(() => link.click());
    };
    const watch = new MutationObserver(() => {
      if (sheet.open) hold();
    });
    watch.observe(sheet, { attributeFilter: ['open'] });
    // It may have been opened before this code loaded.
    if (sheet.open) hold();
    sheet.addEventListener('close', onClose);
    sheet.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop);
    return () => {
      watch.disconnect();
      sheet.removeEventListener('close', onClose);
      sheet.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop);
    };
  }, []);
  return <span ref={place} hidden />;
}
