import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import css from './tooltip.module.css';

/** Tooltip on hover and focus; repeats or adds to what the page says elsewhere. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Ark.Root openDelay={400} closeDelay={100} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={css.tooltip}>{text}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
