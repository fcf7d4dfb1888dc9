import type { ReactNode } from 'react';
import css from './sheet.module.css';

/** Opens the sheet with this id: the page behind is dimmed and inert, the focus goes inside. */
export function openSheet(id: string): void {
  const sheet = document.getElementById(id);
  if (sheet instanceof HTMLDialogElement && !sheet.open) sheet.showModal();
}

/**
 * Dialog of the platform's own at the foot of a phone. Escape closes it, and what `SheetContent`
 * says; the focus then returns to the opener.
 */
export function Sheet({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <dialog id={id} aria-label={label} className={css.sheet}>
      {children}
    </dialog>
  );
}
