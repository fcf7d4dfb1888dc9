import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import type { MassMessageContext } from '#machines/chat/mass-message.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Countdown } from '#src/ui/countdown.tsx';
import { DialogPanel } from '#src/ui/dialog-panel.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useText } from '#src/ui/text.tsx';
import type { Texts } from '#src/ui/texts.ts';
import { MassActions } from './mass-actions.tsx';
import { MassCompose } from './mass-compose.tsx';
import { MassFacts } from './mass-facts.tsx';

export type MassMessageActor = ActorRefFrom<typeof massMessageMachine>;

const titles = {
  counting: 'chat.massMessage.title',
  uncounted: 'chat.massMessage.title',
  composing: 'chat.massMessage.title',
  confirming: 'chat.massMessage.confirmTitle',
  sealing: 'chat.massMessage.confirmTitle',
  waiting: 'chat.massMessage.waitingTitle',
  sending: 'chat.massMessage.sendingTitle',
  checking: 'chat.massMessage.unknownTitle',
  unknown: 'chat.massMessage.unknownTitle',
  sent: 'chat.massMessage.sentTitle',
  refused: 'chat.massMessage.refusedTitle',
} as const;

/** Why no one received it, as far as it is known. */
function reasonText({ t }: Texts, { reason }: MassMessageContext): string {
  if (reason?.kind === 'refused') return reason.message ?? t('chat.massMessage.refused');
  const failure = reason?.failure;
  if (failure?.kind === 'forbidden') return t('chat.massMessage.forbidden');
  if (failure?.kind === 'invalid' && failure.message !== '') return failure.message;
  return t('chat.massMessage.refused');
}

function Body({ actor }: { actor: MassMessageActor }) {
  const texts = useText();
  const { t, plural } = texts;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { context } = state;
  switch (state.value) {
    case 'counting':
      return <Spinner label={t('chat.massMessage.counting')} />;
    case 'uncounted':
      return (
        <Callout
          tone="negative"
          actions={
            <Button onClick={() => actor.send({ type: 'mass.retry' })}>
              {t('chat.massMessage.retry')}
            </Button>
          }
        >
          {context.reason?.kind === 'failed' && context.reason.failure.kind === 'forbidden'
            ? t('chat.massMessage.forbidden')
            : t('chat.massMessage.uncounted')}
        </Callout>
      );
    case 'composing':
      return <MassCompose actor={actor} />;
    case 'confirming':
    case 'sealing':
      return <MassFacts context={context} />;
    case 'waiting':
      return (
        <>
          <Callout tone="caution">
            <Countdown>
              {plural('chat.massMessage.waiting', Math.max(0, context.secondsLeft))}
            </Countdown>
          </Callout>
          <MassFacts context={context} />
        </>
      );
    case 'sending':
      return (
        <>
          <Spinner label={t('chat.massMessage.sending')} />
          <MassFacts context={context} />
        </>
      );
    case 'checking':
      return <Spinner label={t('chat.massMessage.checking')} />;
    case 'unknown':
      return (
        <Callout tone="caution">
          {t(context.isSafe ? 'chat.massMessage.unseen' : 'chat.massMessage.unknown')}
        </Callout>
      );
    case 'sent':
      return <Callout tone="positive">{plural('chat.massMessage.sent', context.sent)}</Callout>;
    case 'refused':
      return <Callout tone="negative">{reasonText(texts, context)}</Callout>;
    default:
      return state.value satisfies never;
  }
}

/** A message to an audience, in every state of its chart. */
export function MassMessageView({ actor }: { actor: MassMessageActor }) {
  const { t } = useText();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <DialogPanel title={t(titles[value])} actions={<MassActions actor={actor} />}>
      <Body actor={actor} />
    </DialogPanel>
  );
}
