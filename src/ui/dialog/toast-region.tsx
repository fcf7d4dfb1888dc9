import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../style/class-names.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { X } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import { useText } from '../texts/text.tsx';
import css from './toast-region.module.css';
import { toneIcons, type Tone } from '../style/tone.ts';

export interface Toast {
  id: string;
  tone: Tone;
  title?: string;
  text: string;
  /** Interrupts a screen reader and stays until it is put away. */
  alert: boolean;
  /** The words of a button that does something about it. */
  action?: string;
}

/** Gives the page the height of the notices, in pixels from its foot: dialogs leave them that room. */
function useRoom(region: RefObject<HTMLElement | null>, isTaken: boolean) {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !isTaken) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--notices', `${element.offsetHeight}px`);
    const watch = new ResizeObserver(measure);
    watch.observe(element, { box: 'border-box' });
    return () => {
      watch.disconnect();
      style.removeProperty('--notices');
    };
  }, [region, isTaken]);
}

/**
 * Region of the notices: above the page, and beside a dialog, which leaves them room. Timers pause
 * while a pointer or the focus is inside. When a focused notice is dismissed, the focus returns to
 * the element that had it before.
 */
export function ToastRegion({
  label,
  toasts,
  onDismiss,
  onAct = onDismiss,
  onHold,
  onRelease,
}: {
  label: string;
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  onAct?: (id: string) => void;
  onHold: () => void;
  onRelease: () => void;
}) {
  const { t } = useText();
  const isOver = useRef(false);
  const before = useRef<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);
  useRoom(region, toasts.length > 0);
  const settle = (put: (id: string) => void, id: string) => () => {
    if (before.current?.isConnected) before.current.focus();
    put(id);
  };
  const enter = ({ relatedTarget: from, currentTarget }: FocusEvent) => {
    if (from instanceof HTMLElement && !currentTarget.contains(from)) before.current = from;
    onHold();
  };
  const leave = ({ relatedTarget: to, currentTarget }: FocusEvent) => {
    if (!isOver.current && !currentTarget.contains(to)) onRelease();
  };
  const draw = (toast: Toast) => (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape for the buttons inside
    <div
      key={toast.id}
      className={classNames(css.toast, css[toast.tone])}
      onKeyDown={({ key }) => {
        if (key === 'Escape') settle(onDismiss, toast.id)();
      }}
    >
      <span className={css.mark}>
        <Icon of={toneIcons[toast.tone]} />
      </span>
      <div className={css.words}>
        {toast.title !== undefined && <p className={css.title}>{toast.title}</p>}
        <p>{toast.text}</p>
      </div>
      {toast.action !== undefined && (
        <Button onClick={settle(onAct, toast.id)}>{toast.action}</Button>
      )}
      <IconButton
        icon={X}
        label={t('ui.toastRegion.dismiss')}
        onClick={settle(onDismiss, toast.id)}
      />
    </div>
  );
  return createPortal(
    <section ref={region} className={css.region} aria-label={label} data-live-announcer>
      <div
        className={css.stack}
        onPointerEnter={() => {
          isOver.current = true;
          onHold();
        }}
        onPointerLeave={({ currentTarget }) => {
          isOver.current = false;
          if (!currentTarget.contains(document.activeElement)) onRelease();
        }}
        onFocus={enter}
        onBlur={leave}
      >
        <div role="alert">{toasts.filter((toast) => toast.alert).map(draw)}</div>
        <div role="status">{toasts.filter((toast) => !toast.alert).map(draw)}</div>
      </div>
    </section>,
    document.body,
  );
}
