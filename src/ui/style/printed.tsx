import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Hiding } from '../texts/text.tsx';

/** Content that prints in full, in discreet mode too. */
export function Printed({ children }: { children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronous, as the browser prints the page when these listeners return.
    const set = (is: boolean) => () => flushSync(() => setPrinting(is));
    const [begin, end] = [set(true), set(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return <Hiding {...(isPrinting && { names: false, amounts: false })}>{children}</Hiding>;
}
