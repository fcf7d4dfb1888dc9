import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import { Icon } from './icon.tsx';
import { useText } from './text.tsx';
import css from './toast-region.module.css';
import { toneIcons, type Tone } from './tone.ts';

export interface Toast {
  id: string;
  tone: Tone;
  title?: string;
  text: string;
  /** Interrupts a screen reader and stays until it is put away. */
  alert: boolean;
}

/** Where notices appear: above everything, dialogs too, which leave them in reach. Holding (pointer or focus inside) stops their clocks until released. */
export function ToastRegion({
  label,
  toasts,
  onDismiss,
  onHold,
  onRelease,
}: {
  label: string;
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  onHold: () => void;
  onRelease: () => void;
}) {
  const { t } = useText();
  const draw = (toast: Toast) => (
    <div key={toast.id} className={classNames(css.toast, css[toast.tone])}>
      <span className={css.mark}>
        <Icon of={toneIcons[toast.tone]} />
      </span>
      <div className={css.words}>
        {toast.title !== undefined && <p className={css.title}>{toast.title}</p>}
        <p>{toast.text}</p>
      </div>
      <IconButton icon={X} label={t('ui.dismiss')} onClick={() => onDismiss(toast.id)} />
    </div>
  );
  return createPortal(
    <section className={css.region} aria-label={label} data-live-announcer>
      <div
        className={css.stack}
        onPointerEnter={onHold}
        onPointerLeave={onRelease}
        onFocus={onHold}
        onBlur={onRelease}
      >
        <div role="alert">{toasts.filter((toast) => toast.alert).map(draw)}</div>
        <div role="status">{toasts.filter((toast) => !toast.alert).map(draw)}</div>
      </div>
    </section>,
    document.body,
  );
}
