import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { secondFactorMachine } from '#machines/settings/second-factor.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

type Actor = ActorRefFrom<typeof secondFactorMachine>;

/** From here on the member is warned that the codes run out. */
const few = 2;

const unset = ['off', 'preparing', 'settingUp', 'discarding'] as const;

/** State `on`: the number of recovery codes left, and the actions. */
function Protected({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const codesLeft = useSelector(actor, ({ context }) => context.codesLeft);
  const isRenewing = phase === 'renewing' || phase === 'showingCodes';
  const isLeaving = phase === 'turningOff' || phase === 'asking';
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
          busy={phase === 'turningOff'}
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
  const phase = useSelector(actor, ({ value }) => value);
  if (!unset.some((value) => phase === value)) return <Protected actor={actor} />;
  return (
    <Row>
      <Button busy={phase !== 'off'} onClick={() => actor.send({ type: 'factor.setUp' })}>
        {t('settings.secondFactor.setUp')}
      </Button>
    </Row>
  );
}

/** Set-up, recovery codes and removal of two-factor sign-in. */
export function SecondFactorView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const phase = useSelector(actor, ({ value }) => value);
  return (
    <SecurityBlock
      id="settings-two-factor"
      title={t('settings.secondFactor.title')}
      lead={t('settings.secondFactor.lead')}
    >
      {phase !== 'failed' && <SettingsRefusal failure={failure} />}
      <Resource
        phase={phase === 'unsaid' ? 'loading' : phase}
        texts={{
          loading: t('settings.secondFactor.loading'),
          failed: t('settings.secondFactor.failed'),
          retry: t('settings.securitySettings.retry'),
        }}
        lines={2}
        onRetry={() => actor.send({ type: 'factor.retry' })}
      >
        <Factor actor={actor} />
      </Resource>
    </SecurityBlock>
  );
}
