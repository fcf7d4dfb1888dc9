import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { referralStatisticsMachine } from '#machines/insight/referral-statistics.machine.ts';
import type { InvitedPerson } from '#machines/insight/referral-statistics.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { UserPlus } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Sentinel } from '#src/ui/sentinel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { ReferralFunnel } from './referral-funnel.tsx';
import { ReferralTermsLine } from './referral-terms-line.tsx';
import { ReferralTabs } from './referral-tabs.tsx';
import css from './referral-statistics.module.css';

type Actor = ActorRefFrom<typeof referralStatisticsMachine>;

const day: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

function Person({ person }: { person: InvitedPerson }) {
  const { t, date, money } = useText();
  const { initials, registeredAt, endsAt, earned } = person;
  return (
    <li className={css.person}>
      <span className={css.who}>
        <bdi>{initials ?? t('insight.referralStatistics.gone')}</bdi>
      </span>
      <span className={css.sum}>{money(earned)}</span>
      <span className={css.when}>
        <span>{t('insight.referralStatistics.since', { date: date(registeredAt, day) })}</span>
        <span>{t('insight.referralStatistics.until', { date: date(endsAt, day) })}</span>
      </span>
    </li>
  );
}

function People({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { people } = state.context;
  if (people.length === 0)
    return (
      <EmptyState
        icon={UserPlus}
        title={t('insight.referralStatistics.none')}
        actions={
          <Link look="primary" href={href('referralsLink')}>
            {t('insight.referralLinks.title')}
          </Link>
        }
      >
        {t('insight.referralStatistics.would')}
      </EmptyState>
    );
  return (
    <Stack gap={16}>
      <ul className={css.people} aria-label={t('insight.referralStatistics.people')}>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      {state.matches('resting') && (
        <Sentinel mark={people.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
      {state.matches('loadingMore') && (
        <Loading label={t('insight.referralStatistics.loading')}>
          <Skeleton lines={2} />
        </Loading>
      )}
      {state.matches('interrupted') && (
        <Failed actor={actor}>{t('insight.referralStatistics.interrupted')}</Failed>
      )}
      {state.matches('exhausted') && <Quiet>{t('insight.referralStatistics.end')}</Quiet>}
    </Stack>
  );
}

function Failed({ actor, children }: { actor: Actor; children: string }) {
  const { t } = useText();
  const retry = (
    <Button onClick={() => actor.send({ type: 'statistics.retry' })}>
      {t('insight.referralStatistics.retry')}
    </Button>
  );
  return (
    <Callout tone="negative" actions={retry}>
      {children}
    </Callout>
  );
}

/** What came of a member's invitations, in every state of the chart. */
export function ReferralStatisticsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const summary = useSelector(actor, ({ context }) => context.summary);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <Stack gap={16}>
      <ScreenHeading>{t('insight.referralStatistics.title')}</ScreenHeading>
      <ReferralTabs page="referralStatistics" />
      {summary ? (
        <>
          <ReferralTermsLine terms={summary.terms} />
          <ReferralFunnel summary={summary} />
          <People actor={actor} />
        </>
      ) : hasFailed ? (
        <Failed actor={actor}>{t('insight.referralStatistics.failed')}</Failed>
      ) : (
        <Loading label={t('insight.referralStatistics.loading')}>
          <Skeleton lines={6} />
        </Loading>
      )}
    </Stack>
  );
}
