import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import { useText } from './text.tsx';

export interface DialogProps {
  /** While the modal chart is opening or open. */
  open: boolean;
  /** While the modal chart is not closed. */
  present: boolean;
  title: string;
  children?: ReactNode;
  /** The buttons, the safe one first in the reading order. */
  actions?: ReactNode;
  /** Asked for by Escape, the backdrop or the cross; absent when the person must answer. */
  onClose?: () => void;
  /** Place in the stack, from 0: each dialog stands above the last one. */
  level?: number;
  /** `alertdialog` when something is about to be lost. */
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
}

/**
 * The frame of every dialog: focus goes in (to the Button with `firstFocus`, else the first control),
 * stays in and comes back; the chart owns its life.
 */
export function Dialog({
  open,
  present,
  title,
  children,
  actions,
  onClose,
  level = 0,
  role = 'dialog',
  wide = false,
}: DialogProps) {
  const { t } = useText();
  const layer = { zIndex: `calc(var(--layer-dialog) + ${level})` };
  return (
    <Ark.Root
      open={open}
      present={present}
      role={role}
      closeOnEscape={onClose !== undefined}
      closeOnInteractOutside={onClose !== undefined}
      onOpenChange={(details) => {
        if (!details.open) onClose?.();
      }}
    >
      <Portal>
        <Ark.Backdrop className={css.veil} style={layer} />
        <Ark.Positioner className={css.place} style={layer}>
          <Ark.Content className={classNames(css.dialog, wide && css.wide)}>
            <Ark.Title className={css.title}>{title}</Ark.Title>
            <Ark.Description asChild>
              <div className={css.body}>{children}</div>
            </Ark.Description>
            {actions !== undefined && <div className={css.actions}>{actions}</div>}
            {onClose && (
              <span className={css.close}>
                <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
              </span>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
