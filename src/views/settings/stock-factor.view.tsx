import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { stockFactorMachine } from '#machines/settings/stock-factor.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

/** A second factor of which it is not known whether it is on: both ways are offered. */
export function StockFactorView({ actor }: { actor: ActorRefFrom<typeof stockFactorMachine> }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isAbsent = phase === 'absent';
  const isLeaving = phase === 'turningOff' || phase === 'asking';
  const isSettingUp = !isLeaving && phase !== 'offering';
  return (
    <SecurityBlock
      id="settings-two-factor"
      title={t('settings.secondFactor.title')}
      lead={t('settings.secondFactor.lead')}
    >
      <SettingsRefusal failure={failure} />
      <MutedText>{t(isAbsent ? 'settings.frame.absent' : 'settings.stockFactor.unsaid')}</MutedText>
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
            busy={phase === 'turningOff'}
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
