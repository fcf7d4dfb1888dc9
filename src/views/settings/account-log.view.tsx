import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountLogMachine } from '#machines/settings/account-log.machine.ts';
import type { AccountLogEntry } from '#machines/settings/account-log.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { deviceName } from './device-name.ts';
import { SecurityBlock } from './security-block.tsx';
import css from './settings-rows.module.css';

type Actor = ActorRefFrom<typeof accountLogMachine>;

function LogRow({ entry }: { entry: AccountLogEntry }) {
  const { t, date } = useText();
  const place = entry.ip === null ? '' : ` · ${entry.ip}`;
  return (
    <li className={css.row}>
      <div>
        <div className={css.name}>{t(`settings.accountLog.kinds.${entry.kind}`)}</div>
        <div className={css.facts}>{`${deviceName(t, entry.device)}${place}`}</div>
      </div>
      <time dateTime={entry.at} className={css.facts}>
        {date(entry.at, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
  );
}

function Log({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const entries = useSelector(actor, ({ context }) => context.entries);
  if (entries.length === 0) return <MutedText>{t('settings.accountLog.empty')}</MutedText>;
  const isLoading = phase === 'loadingMore';
  return (
    <>
      <ul className={css.rows} aria-label={t('settings.accountLog.title')}>
        {entries.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {phase === 'interrupted' && (
        <RetryCallout
          tone="caution"
          retry={t('settings.securitySettings.retry')}
          onRetry={() => actor.send({ type: 'list.retry' })}
        >
          {t('settings.accountLog.interrupted')}
        </RetryCallout>
      )}
      {(isLoading || phase === 'resting') && (
        <Row>
          <Button busy={isLoading} onClick={() => actor.send({ type: 'older.show' })}>
            {t('settings.accountLog.older')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** Events of the account with time and device. */
export function AccountLogView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'absent') return null;
  return (
    <SecurityBlock
      id="settings-log"
      title={t('settings.accountLog.title')}
      lead={t('settings.accountLog.lead')}
    >
      <Resource
        phase={phase}
        texts={{
          loading: t('settings.accountLog.loading'),
          failed: t('settings.accountLog.failed'),
          retry: t('settings.securitySettings.retry'),
        }}
        lines={4}
        onRetry={() => actor.send({ type: 'list.retry' })}
      >
        <Log actor={actor} />
      </Resource>
    </SecurityBlock>
  );
}
