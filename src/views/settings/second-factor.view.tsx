import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { secondFactorMachine } from '#machines/settings/second-factor.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout, RetryCallout } from '#src/ui/callout.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

type Actor = ActorRefFrom<typeof secondFactorMachine>;

/** From here on the member is warned that the codes run out. */
const few = 2;

/** It is on: how many codes are left, and what can be done. */
function Protected({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { codesLeft } = state.context;
  const isRenewing = state.matches('renewing') || state.matches('showingCodes');
  const isLeaving = state.matches('turningOff') || state.matches('asking');
  return (
    <>
      <Callout tone={codesLeft > few ? 'positive' : 'caution'}>
        {t('settings.secondFactor.on', { left: codesLeft })}
        {codesLeft <= few && <span>{` ${t('settings.secondFactor.few')}`}</span>}
      </Callout>
      <Row gap={8}>
        <Button
          busy={isRenewing}
          disabled={isLeaving}
          onClick={() => actor.send({ type: 'codes.renew' })}
        >
          {t('settings.secondFactor.renew')}
        </Button>
        <Button
          tone="negative"
          busy={state.matches('turningOff')}
          disabled={isRenewing}
          onClick={() => actor.send({ type: 'factor.turnOff' })}
        >
          {t('settings.secondFactor.turnOff')}
        </Button>
      </Row>
    </>
  );
}

function Factor({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('loading') || state.matches('unsaid'))
    return (
      <Loading label={t('settings.secondFactor.loading')}>
        <Skeleton lines={2} />
      </Loading>
    );
  if (state.matches('failed'))
    return (
      <RetryCallout
        tone="negative"
        retry={t('settings.securitySettings.retry')}
        onRetry={() => actor.send({ type: 'factor.retry' })}
      >
        {t('settings.secondFactor.failed')}
      </RetryCallout>
    );
  const isOff = (['off', 'preparing', 'settingUp', 'discarding'] as const).some((value) =>
    state.matches(value),
  );
  if (!isOff) return <Protected actor={actor} />;
  return (
    <Row>
      <Button busy={!state.matches('off')} onClick={() => actor.send({ type: 'factor.setUp' })}>
        {t('settings.secondFactor.setUp')}
      </Button>
    </Row>
  );
}

/** Whether signing in takes a code of an app, and everything that follows from it. */
export function SecondFactorView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <SecurityBlock
      id="settings-two-factor"
      title={t('settings.secondFactor.title')}
      lead={t('settings.secondFactor.lead')}
    >
      {!isFailed && <SettingsRefusal failure={failure} />}
      <Factor actor={actor} />
    </SecurityBlock>
  );
}
