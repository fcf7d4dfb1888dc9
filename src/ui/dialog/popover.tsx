import { useEffect, useRef, type ReactNode } from 'react';
import css from './popover.module.css';

/**
 * A panel of the platform's own, opened by any button whose `popoverTarget` is its id: a sheet on a phone,
 * else above the foot of the sidebar. Escape, a
 * press outside and a followed link close it, and focus comes back to the button.
 */
export function Popover({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
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
    <div ref={panel} id={id} popover="auto" role="group" aria-label={label} className={css.panel}>
      {children}
    </div>
  );
}
