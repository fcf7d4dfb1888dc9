import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountClosedMachine } from '#machines/app/account-closed.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { CardActions, CardPage } from '#src/ui/frame/card-page.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { DataExportView } from '../settings/data-export.view.tsx';
import { LeavingLedger } from '../settings/leaving-ledger.tsx';
import { SettingsRefusal } from '../settings/settings-refusal.tsx';

type Actor = ActorRefFrom<typeof accountClosedMachine>;

/** Lists the deletion date and the losses that could be fetched. */
function Losses({ actor }: { actor: Actor }) {
  const { t, date, list } = useText();
  const ledger = useSelector(actor, ({ context }) => context.ledger);
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'unread')
    return (
      <RetryCallout
        tone="caution"
        retry={t('settings.securitySettings.retry')}
        onRetry={() => actor.send({ type: 'ledger.retry' })}
      >
        {t('settings.leaving.failed')}
      </RetryCallout>
    );
  if (phase === 'loading')
    return (
      <Loading label={t('settings.leaving.loading')}>
        <Skeleton lines={6} />
      </Loading>
    );
  if (ledger === null) return null;
  const names = ledger.ended.map(({ name, at }) =>
    t('app.accountClosed.endedOne', { name, date: date(at) }),
  );
  return (
    <>
      <LeavingLedger ledger={ledger} />
      {names.length > 0 && <p>{t('app.accountClosed.ended', { names: list(names) })}</p>}
    </>
  );
}

function Words({ title, children }: { title: string; children: readonly string[] }) {
  return (
    <>
      <ScreenHeading own>{title}</ScreenHeading>
      {children.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

function Body({ actor }: { actor: Actor }) {
  const { t, date } = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const copy = useSelector(actor, ({ context }) => context.copy);
  const deleteAt = useSelector(
    actor,
    ({ context: { ledger, deleteAt } }) => ledger?.deleteAt ?? deleteAt,
  );
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'gone')
    return <Words title={t('app.accountClosed.gone')}>{[t('app.accountClosed.goneText')]}</Words>;
  const title =
    deleteAt === null
      ? t('app.accountClosed.title')
      : t('app.accountClosed.heading', { date: date(deleteAt, { dateStyle: 'long' }) });
  if (phase === 'absent')
    return (
      <Words title={title}>{[t('app.accountClosed.text'), t('app.accountClosed.help')]}</Words>
    );
  return (
    <>
      <Words title={title}>{[t('app.accountClosed.lead')]}</Words>
      <Losses actor={actor} />
      <SettingsRefusal failure={failure} />
      <CardActions
        primary={
          <Button
            tone="primary"
            wide
            busy={phase === 'keeping' || phase === 'open'}
            disabled={phase === 'loading'}
            onClick={() => actor.send({ type: 'account.keep' })}
          >
            {t('app.accountClosed.keep')}
          </Button>
        }
      />
      <DataExportView actor={copy} />
    </>
  );
}

/** The account is closed: what will be gone and when, and the press that keeps all of it. */
export function AccountClosedView({ actor }: { actor: Actor }) {
  return (
    <CardPage>
      <Stack>
        <Body actor={actor} />
      </Stack>
    </CardPage>
  );
}
