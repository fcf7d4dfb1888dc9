import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { atOnceMachine } from '#machines/parts/at-once.machine.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AtOnceNotice } from '../settings/at-once-notice.tsx';

/** Two choices that hold at once, in every state of the part. */
export function AtOnceView({ actor }: { actor: ActorRefFrom<typeof atOnceMachine> }) {
  const { t } = useText();
  const wanted = useSelector(actor, ({ context }) => context.wanted);
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  return (
    <Stack>
      <SelectField
        name="online"
        label={t('settings.privacy.online.label')}
        disabled={isLocked}
        value={wanted.showsOnline ? 'shown' : 'hidden'}
        options={[
          { value: 'shown', label: t('settings.privacy.online.shown') },
          { value: 'hidden', label: t('settings.privacy.online.hidden') },
        ]}
        onSelect={(value) =>
          actor.send({ type: 'choice.make', choice: { showsOnline: value === 'shown' } })
        }
      />
      <SelectField
        name="finding"
        label={t('settings.privacy.finding.label')}
        disabled={isLocked}
        value={wanted.isFindable ? 'shown' : 'hidden'}
        options={[
          { value: 'shown', label: t('settings.privacy.finding.shown') },
          { value: 'hidden', label: t('settings.privacy.finding.hidden') },
        ]}
        onSelect={(value) =>
          actor.send({ type: 'choice.make', choice: { isFindable: value === 'shown' } })
        }
      />
      <AtOnceNotice actor={actor} />
    </Stack>
  );
}
