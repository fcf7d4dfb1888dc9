import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

export type ModalActor = ActorRefFrom<typeof modalMachine>;

/** Frame of one dialog, animated by its chart; without an actor it is simply open. */
export function ModalView({
  actor,
  ...frame
}: {
  actor: ModalActor | undefined;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  onClose?: () => void;
  onEdit?: (isUnsent: boolean) => void;
  level?: number;
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
}) {
  const life = useSelector(actor, (snapshot) => snapshot?.value ?? 'open');
  if (life === 'closed') return null;
  return <Dialog {...frame} open={life === 'opening' || life === 'open'} present />;
}
