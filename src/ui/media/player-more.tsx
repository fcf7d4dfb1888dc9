import { Popover } from '@ark-ui/react/popover';
import { useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Ellipsis } from '../style/icons.ts';
import type { More } from './use-more.ts';
import css from './player.module.css';

/**
 * Controls behind a button, above the bar: inside the player, as what stands elsewhere is not drawn in full
 * screen. Escape closes them and nothing that is below, and the focus returns to the button.
 */
export function PlayerMore({
  label,
  isOpen,
  onOpen,
  face,
  children,
}: Omit<More, 'isNarrow'> & {
  /** Names the button and the panel. */
  label: string;
  /** The video's own surface, which closes them itself instead of what it does else. */
  face: RefObject<HTMLElement | null>;
  children: ReactNode;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root
      open={isOpen}
      portalled={false}
      // Given back below, while what has it is still there.
      restoreFocus={false}
      lazyMount
      unmountOnExit
      onInteractOutside={(event) => {
        if (event.detail.target === face.current) event.preventDefault();
      }}
      onOpenChange={({ open }) => {
        const isInside = panel.current?.contains(document.activeElement) === true;
        if (!open && isInside) button.current?.focus({ preventScroll: true });
        onOpen(open);
      }}
    >
      <Popover.Trigger asChild>
        <IconButton ref={button} icon={Ellipsis} label={label} />
      </Popover.Trigger>
      <Popover.Content ref={panel} className={css.more} aria-label={label}>
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
