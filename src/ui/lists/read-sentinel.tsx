import { useEffect, useRef } from 'react';

/** Milliseconds on screen after which something counts as seen. */
const glance = 1_000;

/**
 * Calls `onSeen` once its place was in view for a second, in a visible tab of a focused window;
 * once for each `mark`.
 */
export function ReadSentinel({ mark, onSeen }: { mark: string | number; onSeen: () => void }) {
  return <Watch key={mark} onSeen={onSeen} />;
}

function Watch({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let inView = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const weigh = () => {
      clearTimeout(timer);
      timer = undefined;
      if (inView && document.visibilityState === 'visible' && document.hasFocus())
        timer = setTimeout(() => latest.current(), glance);
    };
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      weigh();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', weigh);
    window.addEventListener('focus', weigh);
    window.addEventListener('blur', weigh);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', weigh);
      window.removeEventListener('focus', weigh);
      window.removeEventListener('blur', weigh);
    };
  }, []);
  return <div ref={place} style={{ blockSize: 1 }} aria-hidden />;
}
