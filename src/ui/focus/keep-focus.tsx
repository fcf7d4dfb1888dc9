import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { firstStop, useHadFocus } from './focus-kept.ts';

/**
 * Region where one control replaces another: when the focused one is removed, the next takes the
 * focus, else the row around it.
 */
export function KeepFocus({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const part = useRef<HTMLDivElement>(null);
  const had = useHadFocus(part);
  useLayoutEffect(() => {
    if (!part.current || !had.current || document.activeElement !== document.body) return;
    const next = firstStop(part.current) ?? part.current.closest<HTMLElement>('[tabindex]');
    next?.focus({ preventScroll: true });
  });
  return (
    <div ref={part} className={className}>
      {children}
    </div>
  );
}
