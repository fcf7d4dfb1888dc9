import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { DialogFrameParts, DialogLook } from './dialog-context.ts';
import css from './dialog-frame.module.css';
import { useFocusKept } from '../focus/focus-kept.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { LightboxRest } from './lightbox-rest.tsx';
import { X } from '../style/icons.ts';
import { useText } from '../texts/text.tsx';

export interface DialogPanelProps extends Partial<DialogLook> {
  title: string;
  children?: ReactNode;
  /** Result of what was asked for: said once it is there, as its region stands from the start. */
  outcome?: ReactNode;
  /** Buttons beside the title of a lightbox. */
  tools?: ReactNode;
  /** Hash of the file that is shown: the focus goes to what opens it afterwards. */
  seen?: string | undefined;
  /** The buttons, the safe one first in the reading order. */
  actions?: ReactNode;
}

/** A body that is longer than its place is a stop of the Tab key, so that it can be scrolled. */
function Body({ id, children }: { id: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = () => {
      const isLong = element.scrollHeight > element.clientHeight + 1;
      element.toggleAttribute('data-long', isLong);
      if (isLong) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  });
  return (
    <div ref={body} id={id} className={css.body}>
      {children}
    </div>
  );
}

/** Title, words or fields, and buttons of a dialog, in a frame that is there already. */
export function DialogInside({
  frame,
  title,
  children,
  outcome,
  tools,
  seen,
  actions,
  role = 'dialog',
  wide = false,
  lightbox = false,
}: DialogPanelProps & { frame: DialogFrameParts }) {
  const { t } = useText();
  const { look, onClose, titleId, bodyId, outcomeId, hadFocus, onSeen } = frame;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => look({ role, wide, lightbox }), [look, role, wide, lightbox]);
  useLayoutEffect(() => {
    if (seen !== undefined) onSeen(seen);
  }, [seen, onSeen]);
  useFocusKept(panel, hadFocus);
  const close = onClose && (
    <span className={css.close} data-bar={lightbox ? '' : undefined}>
      <IconButton
        icon={X}
        label={t('ui.dialogPanel.close')}
        firstFocus={lightbox}
        onClick={onClose}
      />
    </span>
  );
  const bar = { 'data-bar': lightbox ? '' : undefined };
  const inside = (
    <>
      <h2 id={titleId} tabIndex={-1} className={css.title} {...bar}>
        {title}
      </h2>
      {lightbox && close}
      {tools !== undefined && (
        <div className={css.tools} {...bar}>
          {tools}
        </div>
      )}
      <Body id={bodyId}>
        <div id={outcomeId} role="status" className={css.outcome}>
          {outcome}
        </div>
        {children}
      </Body>
      {actions !== undefined && (
        <div className={css.actions} {...bar}>
          {actions}
        </div>
      )}
      {!lightbox && close}
    </>
  );
  return lightbox ? (
    <LightboxRest panel={panel}>{inside}</LightboxRest>
  ) : (
    <div ref={panel} className={css.panel}>
      {inside}
    </div>
  );
}
