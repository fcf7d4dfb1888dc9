import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { undoWindowMachine } from '#machines/parts/undo-window.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Countdown } from '#src/ui/texts/countdown.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** An entry that may be taken back for a moment, in every state of the part. */
export function UndoWindowView({ actor }: { actor: ActorRefFrom<typeof undoWindowMachine> }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { name, secondsLeft } = state.context;
  if (state.matches('over')) return <MutedText>{t('chat.massMessage.done')}</MutedText>;
  if (state.matches('resting'))
    return (
      <Stack>
        <p>{name}</p>
        <Row>
          <Button onClick={() => actor.send({ type: 'entry.remove' })}>
            {t('settings.passkeys.remove')}
          </Button>
          <Button onClick={() => actor.send({ type: 'entry.send' })}>
            {t('chat.massMessage.send')}
          </Button>
        </Row>
      </Stack>
    );
  return (
    <Callout
      title={name}
      actions={
        <Button onClick={() => actor.send({ type: 'entry.undo' })}>
          {t('chat.massMessage.takeItBack')}
        </Button>
      }
    >
      {state.matches('waiting') ? (
        <Countdown>{plural('chat.massMessage.waiting', secondsLeft)}</Countdown>
      ) : undefined}
    </Callout>
  );
}
