import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './popover.module.css';

/**
 * A panel of the platform's own, opened by any button whose `popoverTarget` is its id. Escape, a
 * press outside and a followed link close it, and focus comes back to the button.
 */
export function Popover({
  id,
  label,
  placement,
  children,
}: {
  id: string;
  label: string;
  placement: 'top-end' | 'bottom-start';
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const listener = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, [data-closes]')) element?.hidePopover();
    };
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      className={classNames(css.panel, css[placement])}
    >
      {children}
    </div>
  );
}
