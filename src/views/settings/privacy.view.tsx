import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Privacy } from '#machines/auth/viewer.types.ts';
import type { privacyMachine } from '#machines/settings/privacy.machine.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AtOnceNotice } from './at-once-notice.tsx';

type Actor = ActorRefFrom<typeof privacyMachine>;

/** Each choice by the name of its text, and what it sets. */
const choices = {
  writers: {
    everyone: { writers: 'everyone' },
    known: { writers: 'known' },
    nobody: { writers: 'nobody' },
  },
  online: { shown: { showsOnline: true }, hidden: { showsOnline: false } },
  finding: { shown: { isFindable: true }, hidden: { isFindable: false } },
} as const satisfies Record<string, Record<string, Partial<Privacy>>>;

const valueOf = {
  writers: ({ writers }: Privacy) => writers,
  online: ({ showsOnline }: Privacy) => (showsOnline ? 'shown' : 'hidden'),
  finding: ({ isFindable }: Privacy) => (isFindable ? 'shown' : 'hidden'),
};

/** Choices of who may write to the member, see them online and find them. */
export function PrivacyView({ actor }: { actor: Actor }) {
  const { say, t } = useText();
  const wanted = useSelector(actor, ({ context }) => context.wanted);
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  return (
    <Stack gap={16}>
      {(['writers', 'online', 'finding'] as const).map((name) => (
        <SelectField
          key={name}
          name={name}
          label={t(`settings.privacy.${name}.label`)}
          help={t(`settings.privacy.${name}.help`)}
          compact
          disabled={isLocked}
          value={valueOf[name](wanted)}
          options={Object.keys(choices[name]).map((value) => ({
            value,
            label: say(`settings.privacy.${name}.${value}`),
          }))}
          onSelect={(picked) => {
            const [, choice] = Object.entries(choices[name]).find(([key]) => key === picked) ?? [];
            if (choice) actor.send({ type: 'choice.make', choice });
          }}
        />
      ))}
      <AtOnceNotice actor={actor} />
    </Stack>
  );
}
