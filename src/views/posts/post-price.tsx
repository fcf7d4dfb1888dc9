import { shallowEqual, useSelector } from '@xstate/react';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useTextWithAmounts } from '#src/ui/texts/text.tsx';
import { IdentityNotice } from '../app/identity-notice.tsx';
import type { PostEditorActor } from './post-editor-actor.types.ts';
import { problemText } from './post-problem.ts';

/** Price field of a post; disabled, with the reason, if it may not be sold. */
export function PostPrice({ actor }: { actor: PostEditorActor }) {
  const texts = useTextWithAmounts();
  const { t, money, number } = texts;
  const { typed, isPaid, limits, maySell, buyers, feePercent } = useSelector(
    actor,
    ({ context: { content, limits, maySell, buyers, feePercent } }) => ({
      typed: content.price,
      isPaid: content.isPaid,
      limits,
      maySell,
      buyers,
      feePercent,
    }),
    shallowEqual,
  );
  const price = useSelector(actor, ({ context }) => context.reading.price, shallowEqual);
  const problem = useSelector(actor, ({ context }) => context.reading.priceProblem, shallowEqual);
  const { currency, priceMin, priceMax } = limits;
  const isFixed = buyers > 0;
  const range = t('posts.postEditor.priceHelp', {
    min: money({ amount: priceMin, currency }),
    max: money({ amount: priceMax, currency }),
  });
  /** Author's share, rounded as the server rounds it. */
  const share = () => {
    if (!price || feePercent === null) return range;
    const amount = price.amount - Math.round((price.amount * feePercent) / 100);
    const said = { net: money({ amount, currency }), price: money(price) };
    return `${range} ${t('posts.postEditor.youReceive', { ...said, fee: number(feePercent / 100, { style: 'percent' }) })}`;
  };
  return (
    <>
      <CheckboxField
        name="is_paid"
        label={t('posts.postEditor.paid')}
        help={t(isFixed ? 'posts.postEditor.priceStays' : 'posts.postEditor.paidHelp')}
        checked={isPaid}
        disabled={isFixed || (!maySell && !isPaid)}
        onChange={(chosen) => actor.send({ type: 'content.change', change: { isPaid: chosen } })}
      />
      {!maySell && <IdentityNotice />}
      {isPaid && (
        <TextField
          name="price"
          label={t('posts.postEditor.price')}
          help={share()}
          error={problem ? problemText(texts, problem, limits) : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          after={currency}
          disabled={isFixed}
          value={typed}
          onInput={(text) => actor.send({ type: 'content.change', change: { price: text } })}
        />
      )}
    </>
  );
}
