import type {
  RelationEntry,
  RelationListName,
  Subscription,
} from '#machines/people/relation.types.ts';
import type { Texts } from '#src/ui/texts.ts';

const paidFor = (
  { isExpired, isAutoRenewable, expiresAt, price }: Subscription,
  { t, date, money }: Texts,
): string => {
  const until = { date: date(expiresAt) };
  if (isExpired) return t('people.relationRow.expired', until);
  if (!isAutoRenewable) return t('people.relationRow.ending', until);
  return price
    ? t('people.relationRow.activeFor', { ...until, price: money(price) })
    : t('people.relationRow.active', until);
};

/** The relation to a person in a list, as text with the date that matters. */
export const stateOf = (list: RelationListName, entry: RelationEntry, texts: Texts): string => {
  const since = { date: texts.date(entry.since) };
  if (list === 'blacklist') return texts.t(`people.relationRow.${entry.banType ?? 'block'}`, since);
  if (entry.subscription) return paidFor(entry.subscription, texts);
  return texts.t(
    list === 'followers' ? 'people.relationRow.follower' : 'people.relationRow.followed',
    since,
  );
};
