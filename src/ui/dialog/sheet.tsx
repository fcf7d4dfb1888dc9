import { useEffect, useRef, type ReactNode } from 'react';
import { breakpoints } from '../style/breakpoints.ts';
import css from './sheet.module.css';

/** Opens the sheet with this id: the page behind is dimmed and inert, the focus goes inside. */
export function openSheet(id: string): void {
  const sheet = document.getElementById(id);
  if (sheet instanceof HTMLDialogElement && !sheet.open) sheet.showModal();
}

/**
 * Dialog of the platform's own at the foot of a phone. Escape, a press outside, a followed link and
 * `data-closes` close it, so does a window that grows wider; the focus then returns to the opener.
 */
export function Sheet({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const wide = window.matchMedia(`(width >= ${breakpoints.md}px)`);
    const close = () => sheet.current?.close();
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target === sheet.current || target.closest('a, [data-closes]')) close();
    };
    const element = sheet.current;
    element?.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      element?.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
    };
  }, []);
  return (
    <dialog ref={sheet} id={id} aria-label={label} className={css.sheet}>
      {children}
    </dialog>
  );
}
