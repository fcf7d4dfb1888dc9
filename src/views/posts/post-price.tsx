import { useSelector } from '@xstate/react';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { problemText } from './post-editor-foot.tsx';
import type { PostEditorActor } from './post-editor.view.tsx';

/** Whether the post is sold and for how much; off, with the reason, where it may not be. */
export function PostPrice({ actor }: { actor: PostEditorActor }) {
  const texts = useText();
  const { t, money, number } = texts;
  const { content, reading, limits, maySell, buyers, feePercent } = useSelector(
    actor,
    ({ context }) => context,
  );
  const { currency, priceMin, priceMax } = limits;
  const isFixed = buyers > 0;
  const problem = reading.priceProblem;
  const range = t('posts.postEditor.priceHelp', {
    min: money({ amount: priceMin, currency }),
    max: money({ amount: priceMax, currency }),
  });
  /** What stays with the author, counted as the server counts it. */
  const share = () => {
    const { price } = reading;
    if (!price || feePercent === null) return range;
    const amount = price.amount - Math.round((price.amount * feePercent) / 100);
    const said = { net: money({ amount, currency }), price: money(price) };
    return `${range} ${t('posts.postEditor.youReceive', { ...said, fee: number(feePercent / 100, { style: 'percent' }) })}`;
  };
  const help = () => {
    if (isFixed) return t('posts.postEditor.priceStays');
    return t(maySell ? 'posts.postEditor.paidHelp' : 'posts.postEditor.identity');
  };
  return (
    <>
      <CheckboxField
        name="is_paid"
        label={t('posts.postEditor.paid')}
        help={help()}
        checked={content.isPaid}
        disabled={isFixed || (!maySell && !content.isPaid)}
        onChange={(isPaid) => actor.send({ type: 'content.change', change: { isPaid } })}
      />
      {content.isPaid && (
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
          value={content.price}
          onInput={(price) => actor.send({ type: 'content.change', change: { price } })}
        />
      )}
    </>
  );
}
