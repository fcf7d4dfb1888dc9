import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Content that replaces a focused element: takes the focus on mount, unless another element has it
 * by then.
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
