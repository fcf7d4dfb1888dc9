import {
  openPayout,
  type PayoutContext,
  type PayoutSummary,
} from '#machines/billing/payout.types.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { CircleAlert, CircleCheck } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import css from './payout.module.css';
import { accountLabel } from './payout-labels.ts';

interface Need {
  readonly name: string;
  readonly isMet: boolean;
  readonly text: string;
}

interface PayoutNeedsProps {
  readonly summary: PayoutSummary;
  readonly method: PayoutContext['method'];
  /** True if the identity is verified; an account is asked for only then. */
  readonly isProved: boolean;
}

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

function wayText({ t, date, time }: Texts, summary: PayoutSummary): string | null {
  const open = openPayout(summary);
  if (!open) return null;
  const { amount, cancelUntil, updatedAt } = open;
  return cancelUntil === null
    ? t('billing.payout.onItsWay', { amount, date: date(updatedAt, day) })
    : t('billing.payout.waits', { amount, time: time(cancelUntil) });
}

function needsOf(texts: Texts, { summary, method, isProved }: PayoutNeedsProps): Need[] {
  const { t } = texts;
  const { available, min } = summary;
  const isEnough = available.amount >= min.amount;
  const way = wayText(texts, summary);
  const account = {
    name: 'account',
    isMet: method !== null,
    text: method
      ? t('billing.payout.hasAccount', { account: accountLabel(texts, method) })
      : t('billing.payout.account'),
  };
  return [
    {
      name: 'identity',
      isMet: isProved,
      text: t(isProved ? 'billing.payout.verified' : 'billing.payout.unverified'),
    },
    ...(isProved ? [account] : []),
    {
      name: 'amount',
      isMet: isEnough,
      text: t(isEnough ? 'billing.payout.enough' : 'billing.payout.tooLittle', { min, available }),
    },
    { name: 'way', isMet: way === null, text: way ?? t('billing.payout.free') },
  ];
}

/** Conditions of a payout, one a line: met, or with the way to meet it. */
export function PayoutNeeds(props: PayoutNeedsProps) {
  const texts = useText();
  return (
    <div role="status">
      <ul className={css.needs} aria-label={texts.t('billing.payout.needs')}>
        {needsOf(texts, props).map(({ name, isMet, text }) => (
          <li key={name} className={classNames(css.need, isMet && css.met)}>
            <Icon of={isMet ? CircleCheck : CircleAlert} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
