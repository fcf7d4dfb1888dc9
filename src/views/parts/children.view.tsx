import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { childrenMachine } from '#machines/parts/children.machine.ts';
import { SubmissionView } from './submission.view.tsx';

/** A parent draws its child, which is an actor of its own. */
export function ChildrenView({ actor }: { actor: ActorRefFrom<typeof childrenMachine> }) {
  const form = useSelector(actor, ({ context }) => context.form);
  return <SubmissionView actor={form} />;
}
