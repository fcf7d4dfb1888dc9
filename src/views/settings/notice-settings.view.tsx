import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { noticeSettingsMachine } from '#machines/settings/notice-settings.machine.ts';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AtOnceNotice } from './at-once-notice.tsx';
import css from './notice-table.module.css';
import { NoticeTable } from './notice-table.tsx';
import { SecurityBlock } from './security-block.tsx';

type Actor = ActorRefFrom<typeof noticeSettingsMachine>;

function Settings({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { mails, hidesContent } = useSelector(actor, ({ context }) => context.wanted);
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  return (
    <>
      <NoticeTable actor={actor} />
      {mails && (
        <CheckboxField
          isSwitch
          name="hideContent"
          label={t('settings.noticeSettings.hideContent')}
          help={t('settings.noticeSettings.hideContentHelp')}
          checked={hidesContent}
          disabled={isLocked}
          onChange={(isHidden) =>
            actor.send({ type: 'choice.make', choice: { hidesContent: isHidden } })
          }
        />
      )}
      <div className={css.notice}>
        <AtOnceNotice actor={actor} />
      </div>
    </>
  );
}

const phases = ['absent', 'loading', 'unread'] as const;

/** Choice of notifications by subject, in the app and by email; each saves at once. */
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
        lines={10}
        onRetry={() => actor.send({ type: 'settings.retry' })}
      >
        <Settings actor={actor} />
      </Resource>
    </SecurityBlock>
  );
}
