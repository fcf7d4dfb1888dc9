import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import css from './clamped-text.module.css';

/** A text of three lines; where it is longer, a button shows the rest. */
export function ClampedText({
  more,
  less,
  className = '',
  children,
}: {
  /** The name of the button that shows all of it. */
  more: string;
  less: string;
  className?: string;
  children: ReactNode;
}) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isOpen) return undefined;
    const weigh = () => setLong(element.scrollHeight > element.clientHeight + 1);
    weigh();
    const observer = new ResizeObserver(weigh);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div className={className}>
      <p ref={text} className={css.text} data-open={isOpen}>
        {children}
      </p>
      {isLong && (
        <button
          type="button"
          className={css.button}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </button>
      )}
    </div>
  );
}
