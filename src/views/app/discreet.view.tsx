import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { discreetMachine } from '#machines/app/discreet.machine.ts';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** The switch of discreet mode. */
export function DiscreetView({
  actor,
  withHelp = false,
}: {
  actor: ActorRefFrom<typeof discreetMachine>;
  /** Says what it does, where there is room for that. */
  withHelp?: boolean;
}) {
  const { t } = useText();
  const isOn = useSelector(actor, (snapshot) => snapshot.matches('on'));
  return (
    <CheckboxField
      isSwitch
      name="discreet"
      label={t('app.discreet.label')}
      help={withHelp ? t('app.discreet.help') : undefined}
      checked={isOn}
      onChange={() => actor.send({ type: 'discreet.switch' })}
    />
  );
}
