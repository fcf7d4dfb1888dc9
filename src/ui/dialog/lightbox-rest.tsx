import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useRest } from '../media/use-rest.ts';
import css from './dialog-frame.module.css';

/** Title, buttons and words around what a lightbox shows (`data-bar`). */
const isOfBar = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-bar]') !== null;

/**
 * Inside of a lightbox, whose bars go while nobody does anything: `data-rest` says so to the
 * stylesheets. A finger on one that is gone brings it back, and presses nothing.
 */
export function LightboxRest({
  panel,
  children,
}: {
  panel: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  const { isResting, wake } = useRest(true);
  const isWaking = useRef(false);
  useEffect(() => {
    // The focus may stand beside the panel, on the dialog itself.
    document.addEventListener('keydown', wake, true);
    return () => document.removeEventListener('keydown', wake, true);
  });
  return (
    <div
      ref={panel}
      className={css.panel}
      data-rest={isResting || undefined}
      onPointerMove={wake}
      onFocus={wake}
      onPointerDownCapture={({ pointerType, target }) => {
        isWaking.current = pointerType !== 'mouse' && isResting && isOfBar(target);
        wake();
      }}
      onClickCapture={(event) => {
        if (!isWaking.current) return;
        isWaking.current = false;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
