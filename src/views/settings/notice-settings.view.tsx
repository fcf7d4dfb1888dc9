import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { noticeSettingsMachine } from '#machines/settings/notice-settings.machine.ts';
import { RetryCallout } from '#src/ui/callout.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { AtOnceNotice } from './at-once-notice.tsx';
import { SecurityBlock } from './security-block.tsx';

type Actor = ActorRefFrom<typeof noticeSettingsMachine>;

const kinds = ['likes', 'comments', 'followers', 'subscribers', 'purchases'] as const;

function Body({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { wanted, secondsLeft } = state.context;
  if (state.matches('loading'))
    return (
      <Loading label={t('settings.noticeSettings.loading')}>
        <Skeleton lines={kinds.length} />
      </Loading>
    );
  if (state.matches('unread'))
    return (
      <RetryCallout
        tone="negative"
        retry={t('settings.securitySettings.retry')}
        onRetry={() => actor.send({ type: 'settings.retry' })}
      >
        {t('settings.noticeSettings.failed')}
      </RetryCallout>
    );
  return (
    <>
      <Stack gap={4}>
        {kinds.map((kind) => (
          <CheckboxField
            key={kind}
            name={kind}
            label={t(`settings.noticeSettings.${kind}`)}
            checked={wanted[kind]}
            disabled={state.matches('lockedOut')}
            onChange={(isWanted) =>
              actor.send({ type: 'choice.make', choice: { [kind]: isWanted } })
            }
          />
        ))}
      </Stack>
      <Quiet>{t('settings.noticeSettings.always')}</Quiet>
      <AtOnceNotice status={state.value} secondsLeft={secondsLeft} />
    </>
  );
}

/** Where a member says which notifications they want. */
export function NoticeSettingsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const isAbsent = useSelector(actor, (snapshot) => snapshot.matches('absent'));
  if (isAbsent) return null;
  return (
    <SecurityBlock
      id="site-notifications"
      title={t('settings.noticeSettings.title')}
      lead={t('settings.noticeSettings.lead')}
    >
      <Body actor={actor} />
    </SecurityBlock>
  );
}
