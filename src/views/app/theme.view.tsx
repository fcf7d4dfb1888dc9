import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { themeMachine } from '#machines/app/theme.machine.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const themes = ['system', 'light', 'dark'] as const;

/** Theme select; a choice applies at once. */
export function ThemeView({ actor }: { actor: ActorRefFrom<typeof themeMachine> }) {
  const { t } = useText();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <SelectField
      name="theme"
      label={t('app.theme.label')}
      compact
      value={value}
      options={themes.map((theme) => ({ value: theme, label: t(`app.theme.${theme}`) }))}
      onSelect={(picked) => {
        const theme = themes.find((each) => each === picked);
        if (theme) actor.send({ type: 'theme.choose', theme });
      }}
    />
  );
}
