import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Notice, NoticeKind } from '#src/contract/app/notice.ts';
import { action, paragraph, waysOut, write } from './letter.ts';
import type { Fact, Message } from './message.ts';
import { letterKindOf, sumIn, type NoticeParticulars } from './notice-letter.ts';
import { mailTexts, type NoticeLetterKind } from './texts.ts';

/** Kinds whose sums are a member's earnings. */
const earning: ReadonlySet<NoticeKind> = new Set([
  'subscribed',
  'subscriber_renewed',
  'tip_received',
  'message_sold',
  'post_sold',
]);

/** Numbers of letters of each kind that would have come, as they came. */
function countsOf(locale: LocaleCode, notices: readonly Notice[]): readonly Fact[] {
  const { kinds } = mailTexts[locale].notices;
  const counts = new Map<NoticeLetterKind, number>();
  for (const { kind } of notices) {
    const letter = letterKindOf(kind);
    if (letter) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const format = new Intl.NumberFormat(locale);
  return [...counts].map(([kind, count]) => ({
    label: kinds[kind].counted,
    value: format.format(count),
  }));
}

/** The sum of what was earned; none where it is hidden, or nothing was. */
function earnedOf(locale: LocaleCode, notices: readonly Notice[]): readonly Fact[] {
  const sums = notices.flatMap(({ kind, amount }) => (earning.has(kind) && amount ? [amount] : []));
  const [first] = sums;
  if (!first) return [];
  const amount = sums.reduce((total, sum) => total + sum.amount, 0);
  const value = sumIn(locale, { amount, currency: first.currency });
  return [{ label: mailTexts[locale].notices.facts.earned, value }];
}

/** Says how much of each kind happened within a day; it names nobody. */
export function digestLetterOf(
  brand: string,
  locale: LocaleCode,
  notices: readonly Notice[],
  { to, name, site, stopToken, hidesContent }: NoticeParticulars,
): Message {
  const { subject, what, action: label } = mailTexts[locale].notices.digest;
  const earned = hidesContent ? [] : earnedOf(locale, notices);
  return write(brand, locale, {
    kind: 'digest',
    to,
    name,
    subject,
    stopToken,
    blocks: [
      paragraph(what),
      { type: 'facts', facts: [...countsOf(locale, notices), ...earned] },
      action(label, `${site}/messages/1`),
      ...waysOut(locale, site, stopToken),
    ],
  });
}
