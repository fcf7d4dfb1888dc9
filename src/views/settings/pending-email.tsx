import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeMachine } from '#machines/settings/email-change.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

type Actor = ActorRefFrom<typeof emailChangeMachine>;

/** Seconds until another mail can be asked for. */
function Again({ actor, id }: { actor: Actor; id: string }) {
  const { plural } = useText();
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  return <MutedText id={id}>{plural('settings.emailChange.again', secondsLeft)}</MutedText>;
}

/** Mailed addresses, their confirmations, and the actions meanwhile. */
export function PendingEmail({ actor }: { actor: Actor }) {
  const { t } = useText();
  const id = useId();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const email = useSelector(actor, ({ context }) => context.email);
  const change = useSelector(actor, ({ context }) => context.change);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isCooling = useSelector(actor, ({ context }) => context.secondsLeft > 0);
  const sides = [
    { side: 'old', address: email, isConfirmed: change?.oldConfirmed === true },
    { side: 'new', address: change?.email ?? '', isConfirmed: change?.newConfirmed === true },
  ];
  return (
    <Stack gap={12}>
      <Callout>
        <p>{t('settings.emailChange.pending', { email: change?.email ?? '' })}</p>
        <ul>
          {sides.map(({ side, address, isConfirmed }) => (
            <li key={side}>
              {t(`settings.emailChange.${isConfirmed ? 'confirmed' : 'unconfirmed'}`, { address })}
            </li>
          ))}
        </ul>
      </Callout>
      <SettingsRefusal failure={failure} />
      <Row gap={8}>
        <Button
          busy={phase === 'resending'}
          disabled={isCooling || isBusy}
          aria-describedby={isCooling ? id : undefined}
          onClick={() => actor.send({ type: 'mail.resend' })}
        >
          {t('settings.emailChange.resend')}
        </Button>
        <Button
          tone="quiet"
          busy={phase === 'cancelling'}
          disabled={isBusy}
          onClick={() => actor.send({ type: 'change.cancel' })}
        >
          {t('settings.emailChange.cancel')}
        </Button>
      </Row>
      {/* Outside of what is announced: a countdown is not read out each second. */}
      {isCooling && <Again actor={actor} id={id} />}
    </Stack>
  );
}
