import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { leavingMachine } from '#machines/settings/leaving.machine.ts';
import type { LeavingLedger } from '#machines/settings/leaving.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText, useTextWithAmounts } from '#src/ui/texts/text.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

type Actor = ActorRefFrom<typeof leavingMachine>;

function Payout({ ledger: { payout } }: { ledger: LeavingLedger }) {
  const { t, money } = useTextWithAmounts();
  if (payout === null) return null;
  return (
    <Row spread="between">
      <span>{t('settings.leaving.onItsWay', { sum: money(payout) })}</span>
      <Link href={href('billingPayout')} look="secondary">
        {t('settings.leaving.viewPayout')}
      </Link>
    </Row>
  );
}

function Balance({ ledger: { balance } }: { ledger: LeavingLedger }) {
  const { t, money, date } = useTextWithAmounts();
  const sum = money(balance.owed);
  const { payableAt } = balance;
  return (
    <Row spread="between">
      <span>
        {payableAt === null
          ? t('settings.leaving.owed', { sum })
          : t('settings.leaving.owedFrom', { sum, date: date(payableAt) })}
      </span>
      <Link href={href('billingPayout')} look="secondary">
        {t('settings.leaving.requestPayout')}
      </Link>
    </Row>
  );
}

function Subscribers({ actor, ledger }: { actor: Actor; ledger: LeavingLedger }) {
  const { t, plural, date } = useText();
  const isEnding = useSelector(actor, (snapshot) => snapshot.matches('ending'));
  const { count, renewing, until } = ledger.subscribers;
  const day = until === null ? '' : date(until);
  return (
    <Row spread="between">
      <Stack gap={4}>
        <span>{plural('settings.leaving.subscribe', count, { date: day })}</span>
        <MutedText>{t(`settings.leaving.${renewing > 0 ? 'endHelp' : 'runningOut'}`)}</MutedText>
      </Stack>
      {renewing > 0 && (
        <Button busy={isEnding} onClick={() => actor.send({ type: 'renewals.end' })}>
          {t('settings.leaving.endRenewals')}
        </Button>
      )}
    </Row>
  );
}

/** Obligations that must end before the account can be closed, each with its link. */
export function LeavingBlockers({
  actor,
  ledger,
  id,
}: {
  actor: Actor;
  ledger: LeavingLedger;
  id: string;
}) {
  const { t } = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { blockers } = ledger;
  return (
    <Stack gap={12}>
      <Heading level={3} id={id}>
        {t('settings.leaving.blocked')}
      </Heading>
      {blockers.includes('payout') && <Payout ledger={ledger} />}
      {blockers.includes('balance') && <Balance ledger={ledger} />}
      {blockers.includes('subscribers') && <Subscribers actor={actor} ledger={ledger} />}
      <SettingsRefusal failure={failure} />
    </Stack>
  );
}
