import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ComposerRef } from '#machines/chat/inbox.types.ts';
import type { MessageDeeds } from './message-menu.tsx';

/** What may be done with the messages of a chat, and what was just done; nothing where nobody answers. */
export function useDeeds(composer: ComposerRef | null) {
  const erasure = useSelector(composer ?? undefined, (snapshot) => snapshot?.context.erasure);
  const state = useSelector(erasure, (snapshot) => snapshot);
  const deeds = useMemo(
    (): MessageDeeds | null =>
      erasure
        ? { erase: (id, bothSides) => erasure.send({ type: 'message.erase', id, bothSides }) }
        : null,
    [erasure],
  );
  const pending = state?.context.pending ?? [];
  return {
    deeds,
    erasure,
    isErased: (id: number) => pending.some((one) => one.id === id),
    isLastErased: (id: number) => pending.at(-1)?.id === id,
  };
}
