import type {
  RelationEntry,
  RelationListName,
  Subscription,
} from '#machines/people/relation.types.ts';
import type { Texts } from '#src/ui/texts/texts.ts';

const paidFor = (
  { isExpired, isAutoRenewable, expiresAt, price }: Subscription,
  { t, date, money }: Texts,
): string => {
  const until = { date: date(expiresAt), ...(price && { price: money(price) }) };
  const word = isExpired
    ? 'expired'
    : isAutoRenewable
      ? price
        ? 'activeFor'
        : 'active'
      : 'ending';
  return expiresAt === ''
    ? t(`people.relationRow.undated.${word}`, until)
    : t(`people.relationRow.${word}`, until);
};

/** The relation to a person in a list, as text with the date that matters where it is said. */
export const stateOf = (list: RelationListName, entry: RelationEntry, texts: Texts): string => {
  if (list !== 'blacklist' && entry.subscription) return paidFor(entry.subscription, texts);
  const word =
    list === 'blacklist'
      ? (entry.banType ?? 'block')
      : list === 'followers'
        ? 'follower'
        : 'followed';
  return entry.since === ''
    ? texts.t(`people.relationRow.undated.${word}`)
    : texts.t(`people.relationRow.${word}`, { date: texts.date(entry.since) });
};
