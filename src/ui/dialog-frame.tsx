import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { classNames } from './class-names.ts';
import css from './dialog-frame.module.css';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import type { DialogProps } from './dialog.tsx';
import { useText } from './text.tsx';

/**
 * Draws a dialog: focus goes in (to the Button with `firstFocus`, else the first control),
 * stays in and comes back; the chart owns its life.
 */
export function DialogFrame({
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
