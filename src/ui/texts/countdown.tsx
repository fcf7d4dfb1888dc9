import { useState } from 'react';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/**
 * Sentence with seconds that run down: each is shown, only the first is announced, also inside a
 * live region.
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
