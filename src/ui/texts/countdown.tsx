import { useState } from 'react';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/**
 * A sentence with seconds that run out: all of them are shown, and only the first is announced, also
 * where the sentence stands in a live region.
 */
export function Countdown({ children }: { children: string }) {
  const [first] = useState(children);
  return (
    <>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{first}</VisuallyHidden>
    </>
  );
}
