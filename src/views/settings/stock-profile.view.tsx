import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { stockProfileMachine } from '#machines/settings/stock-profile.machine.ts';
import { Callout, RetryCallout } from '#src/ui/callout.tsx';
import { formText } from '#src/ui/form-text.ts';
import { KeptFields } from '#src/ui/kept-fields.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Submission } from '#src/ui/submission.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';
import { formRefusal, formTexts } from '../auth/refusal-texts.ts';
import { SecurityBlock } from './security-block.tsx';

interface NameFormProps {
  readonly state: SnapshotFrom<typeof stockProfileMachine>;
  readonly send: ActorRefFrom<typeof stockProfileMachine>['send'];
}

function NameForm({ state, send }: NameFormProps) {
  const { t } = useText();
  const { form, failure, secondsLeft } = state.context;
  const isUpdated = state.matches('updated');
  const phase = typeof state.value === 'string' ? state.value : '';
  return (
    <Submission
      label={t('settings.profileSettings.title')}
      phase={phase}
      failure={failure}
      notice={
        <>
          <KeptFields name="settings-name" isSaved={isUpdated} />
          {isUpdated && <Callout tone="positive">{t('settings.profileSettings.updated')}</Callout>}
          <AttemptNotice
            status={phase}
            failure={failure}
            secondsLeft={secondsLeft}
            fields={['name', 'display_name', 'email']}
            words={formTexts}
          />
        </>
      }
      submit={t('settings.frame.save')}
      tone="primary"
      onSubmit={(data) =>
        send({
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
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('auth.login.email')}
        help={t('settings.stockProfile.emailHelp')}
        defaultValue={form.email}
        error={formRefusal(t, failure, 'email')}
        required
      />
    </Submission>
  );
}

/** Name and address of a member, where the server knows nothing else of a profile. */
export function StockProfileView({ actor }: { actor: ActorRefFrom<typeof stockProfileMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const body = () => {
    if (state.matches('loading'))
      return (
        <Loading label={t('settings.profileSettings.loading')}>
          <Skeleton lines={4} />
        </Loading>
      );
    if (state.matches('failed'))
      return (
        <RetryCallout
          tone="caution"
          retry={t('settings.securitySettings.retry')}
          onRetry={() => actor.send({ type: 'profile.retry' })}
        >
          {t('settings.profileSettings.failed')}
        </RetryCallout>
      );
    if (state.matches('absent')) return <Quiet>{t('settings.frame.absent')}</Quiet>;
    return <NameForm state={state} send={actor.send} />;
  };
  return (
    <SecurityBlock
      id="settings-profile"
      title={t('settings.profileSettings.title')}
      lead={t('settings.profileSettings.lead')}
    >
      {body()}
    </SecurityBlock>
  );
}
