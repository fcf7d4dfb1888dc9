import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../style/class-names.ts';
import own from './blocking-dialog.module.css';
import css from './dialog-frame.module.css';
import { DialogInside } from './dialog-inside.tsx';
import type { DialogProps } from './dialog-props.ts';
import { edgeStop, returnPoint, useHadFocus } from '../focus/focus-kept.ts';
import { makeInert } from './inert-background.ts';
import { useText } from '../texts/text.tsx';
import still from '../media/still.module.css';

const ignore = () => undefined;

/** The page behind keeps its width: the gutter of its scrollbar is stable (base.css). */
const lockScroll = (): (() => void) => {
  const { style } = document.body;
  const { overflow } = style;
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow });
};

interface Props extends DialogProps {
  title: string;
  /** Beside the name of the product, above the title. */
  corner?: ReactNode;
}

/** Names the document after the question while it stands. */
function useDocumentTitle(title: string) {
  const { hidden } = useText();
  useLayoutEffect(() => {
    if (hidden.names) return undefined;
    const before = document.title;
    const asked = before === '' ? title : `${title} · ${before}`;
    document.title = asked;
    return () => {
      if (document.title === asked) document.title = before;
    };
  }, [title, hidden.names]);
}

/**
 * Dialog that Escape and clicks outside do not close, on an opaque backdrop; the focus goes to its
 * title, so that one Enter answers nothing. It opens no menus, so it needs no layers of the control
 * library, which would double a guest's first download.
 */
export function BlockingDialog(props: Props) {
  return props.present ? createPortal(<Present {...props} />, document.body) : null;
}

function Present({ open, title, corner, level = 0, ...panel }: Props) {
  const id = useId();
  const [titleId, bodyId, outcomeId] = [`${id}-title`, `${id}-body`, `${id}-outcome`];
  const content = useRef<HTMLDivElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  const hadFocus = useHadFocus(content);
  const [back] = useState(returnPoint);
  useDocumentTitle(title);
  useLayoutEffect(() => {
    if (!open || !content.current) return undefined;
    const undo = [makeInert(level, [content.current, veil.current]), lockScroll()];
    document.getElementById(titleId)?.focus({ preventScroll: true });
    return () => {
      undo.forEach((each) => each());
      back()?.focus({ preventScroll: true });
    };
  }, [open, level, back, titleId]);
  const parts = useMemo(
    () => ({
      titleId,
      bodyId,
      outcomeId,
      onClose: undefined,
      look: ignore,
      hadFocus,
      onSeen: ignore,
    }),
    [titleId, bodyId, outcomeId, hadFocus],
  );
  const goTo = (edge: 'start' | 'end') => () => {
    if (content.current) edgeStop(content.current, edge)?.focus();
  };
  const fade = { 'data-open': open ? '' : undefined };
  const layer = { zIndex: `calc(var(--layer-dialog) + ${level})` };
  return (
    <>
      <div {...fade} ref={veil} className={classNames(still.still, own.ground)} style={layer} />
      <div data-part="positioner" className={css.place} style={layer}>
        <div
          {...fade}
          ref={content}
          role={panel.role ?? 'dialog'}
          tabIndex={-1}
          data-scope="dialog"
          className={classNames(css.dialog, own.dialog, panel.wide && css.wide)}
          aria-modal
          aria-labelledby={titleId}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only passes the focus on */}
          <span tabIndex={0} data-guard className={css.guard} onFocus={goTo('end')} />
          <div className={own.head}>
            <span className={own.brand} aria-hidden />
            {corner}
          </div>
          <DialogInside {...panel} frame={parts} title={title} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only passes the focus on */}
          <span tabIndex={0} data-guard className={css.guard} onFocus={goTo('start')} />
        </div>
      </div>
    </>
  );
}
