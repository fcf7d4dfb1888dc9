import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import type { MassReason } from '#machines/chat/mass-message.types.ts';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { Countdown } from '#src/ui/texts/countdown.tsx';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { serverFullKey } from '../app/failure-texts.ts';
import { KeptMass } from './kept-mass.tsx';
import { MassActions } from './mass-actions.tsx';
import { MassCompose } from './mass-compose.tsx';
import { MassFacts } from './mass-facts.tsx';
import { refusedPart } from './refused.ts';

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

const isForbidden = (reason: MassReason | null): boolean =>
  reason?.kind === 'failed' && reason.failure.kind === 'forbidden';

/** Reason why no one received it, as far as known. */
function reasonText({ t }: Texts, reason: MassReason | null): string {
  if (reason?.kind === 'refused') return reason.message ?? t('chat.massMessage.refused');
  const failure = reason?.failure ?? null;
  const full = serverFullKey(failure, true);
  if (full !== null) return t(full);
  const part = refusedPart(failure);
  return part === null
    ? t('chat.massMessage.refused')
    : t('chat.messageRow.failed', { reason: t(part) });
}

function Body({ actor }: { actor: MassMessageActor }) {
  const texts = useText();
  const { t, plural } = texts;
  const value = useSelector(actor, (state) => state.value);
  const { reason, secondsLeft, isSafe, sent } = useSelector(
    actor,
    ({ context: { reason, secondsLeft, isSafe, sent } }) => ({ reason, secondsLeft, isSafe, sent }),
    shallowEqual,
  );
  switch (value) {
    case 'counting':
      return <Spinner label={t('chat.massMessage.counting')} />;
    case 'uncounted':
      return (
        <RetryCallout
          tone="negative"
          retry={t('chat.massMessage.retry')}
          onRetry={() => actor.send({ type: 'mass.retry' })}
        >
          {isForbidden(reason) ? t('chat.massMessage.forbidden') : t('chat.massMessage.uncounted')}
        </RetryCallout>
      );
    case 'composing':
      return <MassCompose actor={actor} />;
    case 'confirming':
    case 'sealing':
      return <MassFacts actor={actor} />;
    case 'waiting':
      return (
        <>
          <Callout tone="caution">
            <Countdown>{plural('chat.massMessage.waiting', Math.max(0, secondsLeft))}</Countdown>
          </Callout>
          <MassFacts actor={actor} />
        </>
      );
    case 'sending':
      return (
        <>
          <Spinner label={t('chat.massMessage.sending')} />
          <MassFacts actor={actor} />
        </>
      );
    case 'checking':
      return <Spinner label={t('chat.massMessage.checking')} />;
    case 'unknown':
      return (
        <Callout tone="caution">
          <p>{t(isSafe ? 'chat.massMessage.unseen' : 'chat.massMessage.unknown')}</p>
          {isForbidden(reason) && <p>{t('chat.massMessage.forbidden')}</p>}
        </Callout>
      );
    case 'sent':
      return <Callout tone="positive">{plural('chat.massMessage.sent', sent)}</Callout>;
    case 'refused':
      return <Callout tone="negative">{reasonText(texts, reason)}</Callout>;
    default:
      return value satisfies never;
  }
}

/** A message to an audience, in every state of its chart. */
export function MassMessageView({ actor }: { actor: MassMessageActor }) {
  const { t } = useText();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <DialogPanel title={t(titles[value])} actions={<MassActions actor={actor} />}>
      <KeptMass actor={actor} />
      <Body actor={actor} />
    </DialogPanel>
  );
}
