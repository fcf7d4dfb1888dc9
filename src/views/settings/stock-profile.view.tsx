import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { stockProfileMachine } from '#machines/settings/stock-profile.machine.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Submission } from '#src/ui/fields/submission.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AttemptStatus } from '../auth/attempt-form.tsx';
import { EmailField } from '../auth/email-field.tsx';
import { formRefusal, formTexts } from '../auth/refusal-texts.ts';
import { ProfileBlock } from './profile-block.tsx';

type Actor = ActorRefFrom<typeof stockProfileMachine>;

function NameForm({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const form = useSelector(actor, ({ context }) => context.form);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isUpdated = phase === 'updated';
  return (
    <Submission
      label={t('settings.profileSettings.title')}
      phase={phase}
      failure={failure}
      notice={
        <>
          <KeptFields name="settings-name" isSaved={isUpdated} />
          {isUpdated && <Callout tone="positive">{t('settings.profileSettings.updated')}</Callout>}
          <AttemptStatus
            actor={actor}
            fields={['name', 'display_name', 'email']}
            words={formTexts}
          />
        </>
      }
      submit={t('settings.frame.save')}
      tone="primary"
      onSubmit={(data) =>
        actor.send({
          type: 'form.submit',
          form: { name: formText(data, 'name'), email: formText(data, 'email') },
        })
      }
    >
      <TextField
        name="name"
        autoComplete="name"
        label={t('auth.registration.displayName')}
        help={t('settings.profileSettings.displayNameHelp')}
        defaultValue={form.name}
        maxLength={50}
        error={formRefusal(t, failure, 'name') ?? formRefusal(t, failure, 'display_name')}
        required
      />
      <EmailField
        autoComplete="email"
        help={t('settings.stockProfile.emailHelp')}
        defaultValue={form.email}
        error={formRefusal(t, failure, 'email')}
        required
      />
    </Submission>
  );
}

/** Name and address of a member, where the server knows nothing else of a profile. */
export function StockProfileView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  return (
    <ProfileBlock phase={phase} fields={2} onRetry={() => actor.send({ type: 'profile.retry' })}>
      {phase === 'absent' ? (
        <MutedText>{t('settings.frame.absent')}</MutedText>
      ) : (
        <NameForm actor={actor} />
      )}
    </ProfileBlock>
  );
}
