import type { SubscriptionDetails } from '#machines/people/subscription.types.ts';
import type { RelationEntry } from '#machines/people/relation.types.ts';
import type { Texts } from '#src/ui/texts/texts.ts';

type Whose = Pick<SubscriptionDetails, 'subscription'> & {
  readonly person: Pick<RelationEntry['person'], 'displayName'>;
  readonly isFollower: boolean;
};

/** Text before and after the renewal is cancelled; with the date if the server sends one. */
export const renewalLabel = (
  { t, date }: Pick<Texts, 't' | 'date'>,
  step: 'confirm' | 'cancelled',
  { subscription, person, isFollower }: Whose,
): string => {
  const end = subscription?.expiresAt ?? '';
  const key = isFollower ? step : (`${step}Plain` as const);
  const words = { date: date(end), name: person.displayName };
  return t(end === '' ? `people.subscription.undated.${key}` : `people.subscription.${key}`, words);
};
