import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountLogMachine } from '#machines/settings/account-log.machine.ts';
import type { AccountLogEntry } from '#machines/settings/account-log.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
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
  const state = useSelector(actor, (snapshot) => snapshot);
  const { entries } = state.context;
  const retry = (
    <Button onClick={() => actor.send({ type: 'list.retry' })}>
      {t('settings.securitySettings.retry')}
    </Button>
  );
  if (state.matches('loading'))
    return (
      <Loading label={t('settings.accountLog.loading')}>
        <Skeleton lines={4} />
      </Loading>
    );
  if (state.matches('failed'))
    return (
      <Callout tone="negative" actions={retry}>
        {t('settings.accountLog.failed')}
      </Callout>
    );
  if (entries.length === 0) return <Quiet>{t('settings.accountLog.empty')}</Quiet>;
  const isLoading = state.matches('loadingMore');
  return (
    <>
      <ul className={css.rows} aria-label={t('settings.accountLog.title')}>
        {entries.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {state.matches('interrupted') && (
        <Callout tone="caution" actions={retry}>
          {t('settings.accountLog.interrupted')}
        </Callout>
      )}
      {(isLoading || state.matches('resting')) && (
        <Row>
          <Button busy={isLoading} onClick={() => actor.send({ type: 'older.show' })}>
            {t('settings.accountLog.older')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** What happened to the account, when, and by which device. */
export function AccountLogView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const isAbsent = useSelector(actor, (state) => state.matches('absent'));
  if (isAbsent) return null;
  return (
    <SecurityBlock
      id="settings-log"
      title={t('settings.accountLog.title')}
      lead={t('settings.accountLog.lead')}
    >
      <Log actor={actor} />
    </SecurityBlock>
  );
}
