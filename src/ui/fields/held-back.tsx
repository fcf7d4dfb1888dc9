import { useEffect, useRef } from 'react';
import { breakpoints } from '../style/breakpoints.ts';

const phone = `(width < ${breakpoints.md}px)`;

const isHeld = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'dialog' in state;
};

/** Steps back from the entry that was pushed, and calls back once the browser has done so. */
const release = (then?: () => void) => {
  if (then) window.addEventListener('popstate', then, { once: true });
  history.back();
};

/**
 * Makes the browser's Back close a popover that is a sheet on a phone, by a history entry of its
 * own. Links inside remove that entry before they are followed.
 */
export function HeldBack() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const sheet = place.current?.closest<HTMLElement>('[popover]');
    if (!sheet) return undefined;
    const hold = () => {
      const state: unknown = history.state;
      if (matchMedia(phone).matches && !isHeld())
        history.pushState({ ...(typeof state === 'object' ? state : null), dialog: true }, '');
    };
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') hold();
      else if (isHeld()) release();
    };
    const onPop = () => {
      if (!isHeld() && sheet.matches(':popover-open')) sheet.hidePopover();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || !isHeld()) return;
      event.preventDefault();
      event.stopPropagation();
      release(() => link.click());
    };
    // The popover may have been opened before this code loaded.
    if (sheet.matches(':popover-open')) hold();
    sheet.addEventListener('toggle', onToggle);
    sheet.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop);
    return () => {
      sheet.removeEventListener('toggle', onToggle);
      sheet.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop);
    };
  }, []);
  return <span ref={place} hidden />;
}
