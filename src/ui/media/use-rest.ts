import { useEffect, useState } from 'react';

/** Milliseconds without a pointer or a key after which the controls go. */
const rest = 3_000;

/** Returns true if controls may go: something runs, and nobody has moved a pointer or pressed a key for a while. */
export function useRest(isRunning: boolean): { isResting: boolean; wake: () => void } {
  /** Number of times that somebody did something, and the number at the last rest. */
  const [woken, setWoken] = useState(0);
  const [rested, setRested] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setRested(isRunning ? woken : -1), rest);
    return () => clearTimeout(timer);
  }, [isRunning, woken]);
  return {
    isResting: isRunning && rested === woken,
    wake: () => setWoken((count) => count + 1),
  };
}
