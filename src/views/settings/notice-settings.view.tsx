import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { noticeSettingsMachine } from '#machines/settings/notice-settings.machine.ts';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AtOnceNotice } from './at-once-notice.tsx';
import { SecurityBlock } from './security-block.tsx';

type Actor = ActorRefFrom<typeof noticeSettingsMachine>;

const kinds = ['likes', 'comments', 'followers', 'subscribers', 'purchases'] as const;

function Kinds({ actor }: { actor: Actor }) {
  const { t } = useText();
  const wanted = useSelector(actor, ({ context }) => context.wanted);
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  return (
    <>
      <Stack gap={4}>
        {kinds.map((kind) => (
          <CheckboxField
            key={kind}
            name={kind}
            label={t(`settings.noticeSettings.${kind}`)}
            checked={wanted[kind]}
            disabled={isLocked}
            onChange={(isWanted) =>
              actor.send({ type: 'choice.make', choice: { [kind]: isWanted } })
            }
          />
        ))}
      </Stack>
      <MutedText>{t('settings.noticeSettings.always')}</MutedText>
      <AtOnceNotice actor={actor} />
    </>
  );
}

const phases = ['absent', 'loading', 'unread'] as const;

/** Choice of notifications by kind; each saves at once. */
export function NoticeSettingsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, (state) => phases.find((one) => state.matches(one)));
  if (phase === 'absent') return null;
  return (
    <SecurityBlock
      id="site-notifications"
      title={t('settings.noticeSettings.title')}
      lead={t('settings.noticeSettings.lead')}
    >
      <Resource
        phase={phase === 'unread' ? 'failed' : (phase ?? 'known')}
        texts={{
          loading: t('settings.noticeSettings.loading'),
          failed: t('settings.noticeSettings.failed'),
          retry: t('settings.securitySettings.retry'),
        }}
        lines={kinds.length}
        onRetry={() => actor.send({ type: 'settings.retry' })}
      >
        <Kinds actor={actor} />
      </Resource>
    </SecurityBlock>
  );
}
