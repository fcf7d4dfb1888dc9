import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { displayMachine } from '#machines/settings/display.machine.ts';
import type { Display } from '#machines/settings/display.types.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const choices = {
  textSize: ['normal', 'large', 'larger'],
  motion: ['system', 'less'],
  contrast: ['system', 'more'],
} as const satisfies { readonly [Name in keyof Display]: readonly Display[Name][] };
const names = ['textSize', 'motion', 'contrast'] as const;

/** Choices of text size, motion and contrast. */
export function DisplayView({ actor }: { actor: ActorRefFrom<typeof displayMachine> }) {
  const { say, t } = useText();
  const display = useSelector(actor, ({ context }) => context);
  return (
    <Stack gap={16}>
      {names.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={t(`settings.display.${name}.label`)}
          compact
          value={display[name]}
          options={choices[name].map((value) => ({
            value,
            label: say(`settings.display.${name}.${value}`),
          }))}
          onSelect={(picked) => {
            const value = choices[name].find((each) => each === picked);
            if (value) actor.send({ type: 'display.choose', choice: { [name]: value } });
          }}
        />
      ))}
    </Stack>
  );
}
