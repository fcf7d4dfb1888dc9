import { shallowEqual, useSelector } from '@xstate/react';
import type { ChatDeletionRef } from '#machines/chat/chat-sessions.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Countdown } from '#src/ui/texts/countdown.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Notice of a chat's deletion: countdown with Undo, progress or error. */
export function ChatDeletionView({ actor }: { actor: ChatDeletionRef }) {
  const { t } = useText();
  const { chat, name, secondsLeft } = useSelector(
    actor,
    ({ context: { chat, name, secondsLeft } }) => ({ chat, name, secondsLeft }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isSystem = chat.chatType === 1;
  const say = (what: 'waiting' | 'deleting' | 'refused' | 'spared' | 'over') =>
    t(isSystem ? `chat.chatDeletion.system.${what}` : `chat.chatDeletion.person.${what}`, {
      name,
      count: secondsLeft,
    });
  const dismiss = (
    <Button tone="quiet" onClick={() => actor.send({ type: 'chatDeletion.dismiss' })}>
      {t('chat.chatDeletion.dismiss')}
    </Button>
  );
  if (phase === 'refused')
    return (
      <Callout
        tone="negative"
        actions={
          <>
            <Button onClick={() => actor.send({ type: 'chatDeletion.retry' })}>
              {t('chat.inbox.retry')}
            </Button>
            {dismiss}
          </>
        }
      >
        {say('refused')}
      </Callout>
    );
  if (phase === 'spared') return <Callout actions={dismiss}>{say('spared')}</Callout>;
  if (phase === 'waiting')
    return (
      <Callout
        actions={
          <Button onClick={() => actor.send({ type: 'chatDeletion.undo' })}>
            {t('chat.chatDeletion.undo')}
          </Button>
        }
      >
        <Countdown>{say('waiting')}</Countdown>
      </Callout>
    );
  return <Callout>{say(phase === 'deleting' ? 'deleting' : 'over')}</Callout>;
}
