import type { ReactNode } from 'react';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/** Busy region around skeletons; its label is announced once. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
