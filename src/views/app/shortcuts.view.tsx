import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { shortcutsMachine } from '#machines/app/shortcuts.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const choices = ['on', 'off'] as const;

/** Switch for single-key shortcuts, and the list of them. */
export function ShortcutsView({ actor }: { actor: ActorRefFrom<typeof shortcutsMachine> }) {
  const { t } = useText();
  const isOn = useSelector(actor, (state) => state.matches('on'));
  return (
    <>
      <SelectField
        name="shortcuts"
        label={t('app.shortcuts.label')}
        compact
        value={isOn ? 'on' : 'off'}
        options={choices.map((value) => ({ value, label: t(`app.shortcuts.${value}`) }))}
        onSelect={(picked) => actor.send({ type: 'shortcuts.choose', isOn: picked === 'on' })}
      />
      <Row>
        <Button tone="quiet" onClick={() => actor.send({ type: 'help.ask' })}>
          {t('app.shortcuts.show')}
        </Button>
      </Row>
    </>
  );
}
