import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { leavingMachine } from '#machines/settings/leaving.machine.ts';
import type { LeavingLedger as Ledger } from '#machines/settings/leaving.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout, RetryCallout } from '#src/ui/callout.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { DataExportView } from './data-export.view.tsx';
import { LeavingBlockers } from './leaving-blockers.tsx';
import { LeavingForm } from './leaving-form.tsx';
import { LeavingLedger } from './leaving-ledger.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SettingsFrame } from './settings-frame.tsx';

type Actor = ActorRefFrom<typeof leavingMachine>;

const blockersId = 'leaving-blockers';

function Blocked({ actor, ledger }: { actor: Actor; ledger: Ledger }) {
  const { t } = useText();
  return (
    <>
      <LeavingBlockers actor={actor} ledger={ledger} id={blockersId} />
      <Row>
        <Button tone="negative" disabled aria-describedby={blockersId}>
          {t('settings.leaving.submit')}
        </Button>
      </Row>
    </>
  );
}

function Body({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { ledger } = state.context;
  if (state.matches('absent')) return <Callout>{t('settings.frame.absent')}</Callout>;
  if (state.matches('unread'))
    return (
      <RetryCallout
        tone="negative"
        retry={t('settings.securitySettings.retry')}
        onRetry={() => actor.send({ type: 'ledger.retry' })}
      >
        {t('settings.leaving.failed')}
      </RetryCallout>
    );
  if (ledger === null)
    return (
      <Loading label={t('settings.leaving.loading')}>
        <Skeleton lines={6} />
      </Loading>
    );
  const isBlocked = ledger.blockers.length > 0;
  return (
    <>
      <LeavingLedger ledger={ledger} />
      <Quiet>{t('settings.leaving.effects')}</Quiet>
      {isBlocked ? <Blocked actor={actor} ledger={ledger} /> : <LeavingForm actor={actor} />}
    </>
  );
}

/** What leaving takes and what stays, before the one button that does it. */
export function LeavingView({ actor }: { actor: Actor }) {
  const { t, date } = useText();
  const deleteAt = useSelector(actor, ({ context }) => context.ledger?.deleteAt);
  const copy = useSelector(actor, ({ context }) => context.copy);
  return (
    <SettingsFrame page="account">
      <DataExportView actor={copy} />
      <SecurityBlock
        id="settings-leaving"
        title={t('settings.leaving.title')}
        {...(deleteAt !== undefined && {
          lead: t('settings.leaving.lead', { date: date(deleteAt, { dateStyle: 'long' }) }),
        })}
      >
        <Body actor={actor} />
      </SecurityBlock>
    </SettingsFrame>
  );
}
