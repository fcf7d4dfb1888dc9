import { useSelector } from '@xstate/react';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { problemText } from './post-editor-foot.tsx';
import type { PostEditorActor } from './post-editor.view.tsx';

/** Whether the post is sold and for how much; off, with the reason, where it may not be. */
export function PostPrice({ actor }: { actor: PostEditorActor }) {
  const texts = useText();
  const { t, money } = texts;
  const { content, reading, limits, maySell, buyers } = useSelector(
    actor,
    ({ context }) => context,
  );
  const { currency, priceMin, priceMax } = limits;
  const isFixed = buyers > 0;
  const problem = reading.priceProblem;
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
          help={t('posts.postEditor.priceHelp', {
            min: money({ amount: priceMin, currency }),
            max: money({ amount: priceMax, currency }),
          })}
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
