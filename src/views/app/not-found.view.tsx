import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { notFoundMachine } from '#machines/app/not-found.machine.ts';
import { NotFoundCard } from './not-found-card.tsx';

/** Nothing is at this address. */
export function NotFoundView({ actor }: { actor: ActorRefFrom<typeof notFoundMachine> }) {
  return <NotFoundCard path={useSelector(actor, ({ context }) => context.path)} />;
}
