import type { ReactNode } from 'react';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/** A place that waits: says so once, around the skeletons of what comes. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
