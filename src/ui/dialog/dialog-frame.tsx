import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../style/class-names.ts';
import { DialogFrameContext, type DialogLook } from './dialog-context.ts';
import css from './dialog-frame.module.css';
import { DialogInside } from './dialog-inside.tsx';
import type { DialogProps } from './dialog-props.ts';
import { edgeStop, firstStop, returnPoint, useHadFocus } from '../focus/focus-kept.ts';
import { makeInert } from './inert-background.ts';
import { useUnsentInput } from '../fields/unsent-input.ts';

const plain: DialogLook = { role: 'dialog', wide: false, lightbox: false };
/** True for notices, which are above every dialog: a press on one does not close the dialog. */
const isNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-live-announcer]') !== null;

/**
 * Dialog frame with a focus trap: the focus goes to the Button with `firstFocus`, else to the first
 * control, and returns on close, even if the opener is gone; the page behind is inert. The chart
 * controls it: `open` starts the fade, `present` mounts it.
 */
export function DialogFrame({
  open,
  present,
  title,
  children,
  onClose,
  onEdit,
  level = 0,
  ...panel
}: DialogProps) {
  const id = useId();
  const [titleId, bodyId, outcomeId] = [`${id}-title`, `${id}-body`, `${id}-outcome`];
  const [look, setLook] = useState<DialogLook>(() => ({ ...plain, ...panel }));
  const content = useRef<HTMLDivElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  const hadFocus = useHadFocus(content);
  const [back] = useState(returnPoint);
  const seen = useRef<string | null>(null);
  const unsent = useUnsentInput(content, onEdit);
  useLayoutEffect(
    () => (open ? makeInert(level, [content.current, veil.current]) : undefined),
    [open, level],
  );
  const parts = useMemo(
    () => ({
      titleId,
      bodyId,
      outcomeId,
      onClose,
      look: setLook,
      hadFocus,
      onSeen: (hash: string) => {
        seen.current = hash;
      },
    }),
    [titleId, bodyId, outcomeId, onClose, hadFocus],
  );
  const goTo = (edge: 'start' | 'end') => () => {
    if (content.current) edgeStop(content.current, edge)?.focus();
  };
  // The control library's `data-state` is about presence in the DOM; the fade needs `open`.
  const fade = { 'data-open': open ? '' : undefined };
  const layer = { zIndex: `calc(var(--layer-dialog) + ${level})`, pointerEvents: undefined };
  return (
    <Ark.Root
      open={open}
      present={present}
      role={look.role}
      closeOnEscape={onClose !== undefined}
      closeOnInteractOutside={onClose !== undefined}
      initialFocusEl={() => (content.current && firstStop(content.current)) ?? null}
      finalFocusEl={() => back(seen.current)}
      modal={false}
      trapFocus
      preventScroll
      onInteractOutside={(event) => {
        if (isNotice(event.target)) event.preventDefault();
      }}
      onOpenChange={(details) => {
        if (!details.open) onClose?.();
      }}
    >
      <Portal>
        <Ark.Backdrop {...fade} ref={veil} className={css.veil} style={layer} />
        <Ark.Positioner className={classNames(css.place, look.lightbox && css.edge)} style={layer}>
          <Ark.Content
            {...unsent}
            {...fade}
            ref={content}
            className={classNames(css.dialog, look.wide && css.wide, look.lightbox && css.lightbox)}
            aria-modal
            aria-labelledby={titleId}
            aria-describedby={look.role === 'alertdialog' ? bodyId : undefined}
          >
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only passes the focus on */}
            <span tabIndex={0} data-guard className={css.guard} onFocus={goTo('end')} />
            <DialogFrameContext value={parts}>
              {title === undefined ? (
                children
              ) : (
                <DialogInside {...panel} frame={parts} title={title}>
                  {children}
                </DialogInside>
              )}
            </DialogFrameContext>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only passes the focus on */}
            <span tabIndex={0} data-guard className={css.guard} onFocus={goTo('start')} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
