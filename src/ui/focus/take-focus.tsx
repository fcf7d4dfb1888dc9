import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * What stands in the place of something that had the focus and is gone: takes the focus when it appears,
 * unless it is somewhere else by now.
 */
export function TakeFocus({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
