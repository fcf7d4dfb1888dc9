import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { referralStatisticsMachine } from '#machines/insight/referral-statistics.machine.ts';
import type { InvitedPerson } from '#machines/insight/referral-statistics.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { UserPlus } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
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

const skeletonOf = (count: number) => <Skeleton lines={2 * count} />;

/** People who signed up, below the figures, which load with the first page. */
function People({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const people = useSelector(actor, ({ context }) => context.entries);
  return (
    <PagedList
      phase={phase}
      count={people.length}
      texts={{
        loading: t('insight.referralStatistics.loading'),
        failed: t('insight.referralStatistics.failed'),
        interrupted: t('insight.referralStatistics.interrupted'),
        retry: t('insight.referralStatistics.retry'),
        end: t('insight.referralStatistics.end'),
      }}
      skeleton={skeletonOf}
      empty={<Nobody />}
      onNear={() => actor.send({ type: 'end.approach' })}
      onRetry={() => actor.send({ type: 'list.retry' })}
    >
      <ul className={css.people} aria-label={t('insight.referralStatistics.people')}>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </PagedList>
  );
}

function Nobody() {
  const { t } = useText();
  const invite = (
    <Link look="primary" href={href('referralsLink')}>
      {t('insight.referralLinks.new')}
    </Link>
  );
  return (
    <EmptyState icon={UserPlus} title={t('insight.referralStatistics.none')} actions={invite}>
      {t('insight.referralStatistics.would')}
    </EmptyState>
  );
}

/** Figures and people of a member's referrals, in every state of the chart. */
export function ReferralStatisticsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const summary = useSelector(actor, ({ context }) => context.summary);
  return (
    <Stack gap={24}>
      <ScreenHeading>{t('insight.referralStatistics.title')}</ScreenHeading>
      <ReferralTabs page="referralStatistics" />
      {summary && (
        <>
          <ReferralTermsLine terms={summary.terms} />
          <ReferralFunnel summary={summary} />
        </>
      )}
      <People actor={actor} />
    </Stack>
  );
}
