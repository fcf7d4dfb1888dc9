import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';
import type { ConversationContext } from '#machines/chat/conversation.types.ts';
import type { OutboxItem } from '#machines/chat/outbox.types.ts';
import { DebouncedLiveRegion, LaterRegion } from '#src/ui/lists/debounced-live-region.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { newestOfOther } from './log-places.ts';
import { notSent } from './refused.ts';

type Known = Pick<ConversationContext, 'view' | 'viewerId' | 'fresh'>;

/** Counts messages after `id` that the viewer did not write. */
const othersSince = ({ view: { store }, viewerId, fresh }: Known, id: number) => {
  let others = 0;
  for (let index = store.count - 1; (store.at(index)?.id ?? 0) > id; index -= 1)
    if (store.at(index)?.authorId !== viewerId) others += 1;
  // Counts from the server's number too: not all messages new at the start need be loaded.
  return fresh && id === fresh.afterId ? Math.max(others, fresh.count) : others;
};

/**
 * Announces the other one's new messages, one by its text, several by their number, and that one of
 * the viewer's was not sent.
 */
export function LogRegion({
  actor,
  name,
  pending,
}: {
  actor: ActorRefFrom<typeof conversationMachine>;
  name: string;
  /** Outbox items, below the messages. */
  pending: readonly OutboxItem[];
}) {
  const { t, plural, hidden } = useText();
  const known = useSelector(
    actor,
    ({ context: { view, viewerId, fresh } }) => ({ view, viewerId, fresh }),
    shallowEqual,
  );
  const {
    view: { store },
    viewerId,
    fresh,
  } = known;
  const newest = newestOfOther(store.count, (index) => store.at(index), viewerId);
  const failed = pending.findLast(({ status }) => status === 'failed');
  // Discreet mode omits the text, which others could overhear.
  const one = hidden.names
    ? plural('chat.conversation.below', 1)
    : newest?.text
      ? t('chat.conversation.said', { name, text: newest.text })
      : '';
  return (
    <>
      <DebouncedLiveRegion
        newest={newest?.id ?? 0}
        announced={fresh?.afterId ?? null}
        since={(id) => othersSince(known, id)}
        one={one}
        many={(count) => plural('chat.conversation.below', count)}
      />
      <LaterRegion mark={failed ? `${failed.localId} ${failed.attempts}` : ''}>
        {failed ? notSent(t, failed.reason) : ''}
      </LaterRegion>
    </>
  );
}
