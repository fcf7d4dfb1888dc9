import type { Texts } from '#src/ui/texts/texts.ts';

type Choice = 'three' | 'six' | 'twelve' | 'trialDays' | 'promotion';

const percents = [0, 5, 10, 15, 20, 25, 30, 40, 50];
const choices: Readonly<Record<Choice, readonly number[]>> = {
  three: percents,
  six: percents,
  twelve: percents,
  trialDays: [0, 1, 3, 7, 14, 30],
  promotion: [0, 10, 20, 25, 30, 40, 50, 60, 75],
};

/** Options of a select of the offer, the saved value included. */
export function offerChoices({ t, plural, number }: Texts, name: Choice, now: string) {
  const values = [...new Set([...choices[name], Number(now)])].toSorted((a, b) => a - b);
  const label = (value: number) => {
    if (value === 0) return t('settings.subscriptionSettings.none');
    if (name === 'trialDays') return plural('settings.subscriptionSettings.days', value);
    return t('settings.subscriptionSettings.less', {
      percent: number(value / 100, { style: 'percent' }),
    });
  };
  return values.map((value) => ({ value: String(value), label: label(value) }));
}
