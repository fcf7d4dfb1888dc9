import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a pointer or a key after which the controls go. */
const rest = 3_000;

/** Whether controls may go: something runs, and nobody has moved a pointer or pressed a key for a while. */
export function useRest(isRunning: boolean): { isResting: boolean; wake: () => void } {
  const [isResting, setResting] = useState(false);
  const timer = useRef(0);
  const stop = () => clearTimeout(timer.current);
  const wake = useCallback(() => {
    stop();
    setResting(false);
    timer.current = window.setTimeout(() => setResting(true), rest);
  }, []);
  useEffect(() => {
    if (!isRunning) return;
    timer.current = window.setTimeout(() => setResting(true), rest);
    return () => {
      stop();
      setResting(false);
    };
  }, [isRunning]);
  return { isResting: isResting && isRunning, wake };
}
