import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeMachine } from '#machines/settings/email-change.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

/** Who was mailed, who has confirmed, and what can be done meanwhile. */
export function PendingEmail({ actor }: { actor: ActorRefFrom<typeof emailChangeMachine> }) {
  const { t, plural } = useText();
  const id = useId();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { email, change, failure, secondsLeft } = state.context;
  const isBusy = state.hasTag('busy');
  const isCooling = secondsLeft > 0;
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
          busy={state.matches('resending')}
          disabled={isCooling || isBusy}
          aria-describedby={isCooling ? id : undefined}
          onClick={() => actor.send({ type: 'mail.resend' })}
        >
          {t('settings.emailChange.resend')}
        </Button>
        <Button
          tone="quiet"
          busy={state.matches('cancelling')}
          disabled={isBusy}
          onClick={() => actor.send({ type: 'change.cancel' })}
        >
          {t('settings.emailChange.cancel')}
        </Button>
      </Row>
      {/* Outside of what is announced: a countdown is not read out each second. */}
      {isCooling && <Quiet id={id}>{plural('settings.emailChange.again', secondsLeft)}</Quiet>}
    </Stack>
  );
}
