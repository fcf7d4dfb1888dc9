import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { leavingMachine } from '#machines/settings/leaving.machine.ts';
import type { LeavingLedger as Ledger } from '#machines/settings/leaving.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
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

function Known({ actor, ledger }: { actor: Actor; ledger: Ledger }) {
  const { t } = useText();
  const isBlocked = ledger.blockers.length > 0;
  return (
    <>
      <LeavingLedger ledger={ledger} />
      <MutedText>{t('settings.leaving.effects')}</MutedText>
      {isBlocked ? <Blocked actor={actor} ledger={ledger} /> : <LeavingForm actor={actor} />}
    </>
  );
}

function Body({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const ledger = useSelector(actor, ({ context }) => context.ledger);
  if (phase === 'absent') return <Callout>{t('settings.frame.absent')}</Callout>;
  return (
    <Resource
      phase={phase === 'unread' ? 'failed' : ledger === null ? 'loading' : 'known'}
      texts={{
        loading: t('settings.leaving.loading'),
        failed: t('settings.leaving.failed'),
        retry: t('settings.securitySettings.retry'),
      }}
      lines={6}
      onRetry={() => actor.send({ type: 'ledger.retry' })}
    >
      {ledger && <Known actor={actor} ledger={ledger} />}
    </Resource>
  );
}

/** Losses and exceptions of leaving, before the button that closes the account. */
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
