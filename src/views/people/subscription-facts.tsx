import { profilePath } from '#machines/navigation/routes.ts';
import type { SubscriptionDetails } from '#machines/people/subscription.types.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Badge } from '#src/ui/style/badge.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { PersonName } from '#src/ui/texts/person-name.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { TextKey } from '#src/ui/texts/texts.ts';
import type { Tone } from '#src/ui/style/tone.ts';

/** One of the four statuses of a subscription, never shown by colour alone. */
const relationshipOf = ({
  subscription,
}: SubscriptionDetails): { label: TextKey; dated: TextKey | null; tone: Tone } => {
  if (!subscription)
    return { label: 'people.subscription.labels.none', dated: null, tone: 'neutral' };
  if (subscription.isExpired)
    return {
      label: 'people.subscription.labels.expired',
      dated: 'people.subscription.expiredOn',
      tone: 'negative',
    };
  return subscription.isAutoRenewable
    ? {
        label: 'people.subscription.labels.active',
        dated: 'people.subscription.renewsOn',
        tone: 'positive',
      }
    : {
        label: 'people.subscription.labels.ending',
        dated: 'people.subscription.endsOn',
        tone: 'caution',
      };
};

/** Creator of the subscription, with a badge for its state. */
export function SubscriptionHead({ details }: { details: SubscriptionDetails }) {
  const { t } = useText();
  const { person } = details;
  const { label, tone } = relationshipOf(details);
  return (
    <Row spread="between">
      <Row>
        <Avatar name={person.displayName} src={person.profilePhoto} />
        <Link href={profilePath(person)}>
          <PersonName of={person} />
        </Link>
      </Row>
      <Badge tone={tone}>{t(label)}</Badge>
    </Row>
  );
}

/** Until when it runs, what it costs, and when that is charged next. */
export function SubscriptionFacts({ details }: { details: SubscriptionDetails }) {
  const { t, plural, date, money } = useText();
  const { person, subscription, failedRenewal } = details;
  const { dated } = relationshipOf(details);
  if (!subscription || dated === null)
    return <p>{t('people.subscription.noneYet', { name: person.displayName })}</p>;
  const { expiresAt, months, price, isAutoRenewable, isExpired } = subscription;
  const isCharged = isAutoRenewable && !isExpired;
  const day = date(expiresAt, { dateStyle: 'long' });
  return (
    <Stack gap={12}>
      {day !== '' && <strong>{t(dated, { date: day })}</strong>}
      {failedRenewal && (
        <Callout tone="negative">
          {failedRenewal.nextAttemptAt === null
            ? t('people.subscription.failedRenewalPlain')
            : t('people.subscription.failedRenewal', { date: date(failedRenewal.nextAttemptAt) })}
        </Callout>
      )}
      <Facts
        facts={[
          ...(price
            ? [
                {
                  name: t('people.subscription.price'),
                  value: plural('people.subscription.each', months, { price: money(price) }),
                },
              ]
            : []),
          ...(isCharged && !(price && day)
            ? []
            : [
                {
                  name: t('people.subscription.next'),
                  value:
                    isCharged && price
                      ? t('billing.subscribe.nextOn', { price: money(price), date: day })
                      : t('people.subscription.noCharge'),
                },
              ]),
          ...(isCharged || day === '' ? [] : [{ name: t('people.subscription.last'), value: day }]),
        ]}
      />
    </Stack>
  );
}
