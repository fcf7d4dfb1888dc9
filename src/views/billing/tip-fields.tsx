import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { tipMachine } from '#machines/billing/tip.machine.ts';
import { ChoiceTiles } from '#src/ui/fields/choice-tiles.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

type Actor = ActorRefFrom<typeof tipMachine>;

/** Error text of the amount; undefined until it has been validated. */
export function useAmountError(actor: Actor): string | undefined {
  const { t, money } = useText();
  const { problem, currency, min, max } = useSelector(
    actor,
    ({ context: { problem, currency, min, max } }) => ({ problem, currency, min, max }),
    shallowEqual,
  );
  if (problem === null) return undefined;
  return t(`billing.tip.problems.${problem}`, {
    min: money({ amount: min, currency }),
    max: money({ amount: max, currency }),
    example: money({ amount: Math.max(min, 500), currency }),
  });
}

/** One of a few sums, or one's own. */
export function AmountFields({ actor, error }: { actor: Actor; error: string | undefined }) {
  const { t, money } = useText();
  const { presets, preset, typed, currency, min, max } = useSelector(
    actor,
    ({ context: { presets, preset, typed, currency, min, max } }) => ({
      presets,
      preset,
      typed,
      currency,
      min,
      max,
    }),
    shallowEqual,
  );
  return (
    <>
      <ChoiceTiles
        label={t('billing.tip.amounts')}
        name="preset"
        look="sums"
        tiles={presets.map((amount) => ({
          value: String(amount),
          label: money({ amount, currency }),
        }))}
        value={preset === null ? null : String(preset)}
        onChoose={(amount) => actor.send({ type: 'preset.choose', amount: Number(amount) })}
      />
      <TextField
        name="amount"
        label={t('billing.tip.own')}
        help={t('billing.tip.limits', {
          min: money({ amount: min, currency }),
          max: money({ amount: max, currency }),
        })}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        after={currency}
        value={typed}
        onInput={(text) => actor.send({ type: 'amount.change', text })}
      />
    </>
  );
}
