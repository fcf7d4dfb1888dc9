import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dataSaverMachine } from '#machines/app/data-saver.machine.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const modes = ['auto', 'on', 'off'] as const;

/** Data saver choice: load media at once or on press. */
export function DataSaverView({ actor }: { actor: ActorRefFrom<typeof dataSaverMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <SelectField
      name="dataSaver"
      label={t('app.dataSaver.label')}
      help={state.matches({ auto: 'saving' }) ? t('app.dataSaver.autoNow') : undefined}
      compact
      value={modes.find((mode) => state.matches(mode)) ?? 'auto'}
      options={modes.map((mode) => ({ value: mode, label: t(`app.dataSaver.${mode}`) }))}
      onSelect={(picked) => {
        const mode = modes.find((each) => each === picked);
        if (mode) actor.send({ type: 'dataSaver.choose', mode });
      }}
    />
  );
}
