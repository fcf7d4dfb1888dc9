import type { ReactNode } from 'react';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/** Speaks its text when it changes; it must stand in the page before the text does. */
export function LiveRegion({
  children,
  urgent = false,
}: {
  children?: ReactNode;
  /** Interrupts what is being read. */
  urgent?: boolean;
}) {
  return (
    <VisuallyHidden>
      <span
        role={urgent ? 'alert' : 'status'}
        aria-live={urgent ? 'assertive' : 'polite'}
        aria-atomic
      >
        {children}
      </span>
    </VisuallyHidden>
  );
}
