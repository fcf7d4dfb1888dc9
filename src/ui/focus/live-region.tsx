import type { ReactNode } from 'react';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/** Live region that announces changes of its text; it must be mounted before the text appears. */
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
