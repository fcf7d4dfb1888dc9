import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { stockFactorMachine } from '#machines/settings/stock-factor.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

/** A second factor of which it is not known whether it is on: both ways are offered. */
export function StockFactorView({ actor }: { actor: ActorRefFrom<typeof stockFactorMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAbsent = state.matches('absent');
  const isLeaving = state.matches('turningOff') || state.matches('asking');
  const isSettingUp = !isLeaving && !state.matches('offering');
  return (
    <SecurityBlock
      id="settings-two-factor"
      title={t('settings.secondFactor.title')}
      lead={t('settings.secondFactor.lead')}
    >
      <SettingsRefusal failure={state.context.failure} />
      <Quiet>{t(isAbsent ? 'settings.frame.absent' : 'settings.stockFactor.unsaid')}</Quiet>
      {!isAbsent && (
        <Row gap={8}>
          <Button
            busy={isSettingUp}
            disabled={isLeaving}
            onClick={() => actor.send({ type: 'factor.setUp' })}
          >
            {t('settings.secondFactor.setUp')}
          </Button>
          <Button
            tone="negative"
            busy={state.matches('turningOff')}
            disabled={isSettingUp}
            onClick={() => actor.send({ type: 'factor.turnOff' })}
          >
            {t('settings.secondFactor.turnOff')}
          </Button>
        </Row>
      )}
    </SecurityBlock>
  );
}
