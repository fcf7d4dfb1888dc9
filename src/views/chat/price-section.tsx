import { shallowEqual, useSelector } from '@xstate/react';
import type { MessageLimits } from '#machines/chat/composer.types.ts';
import type { ComposerRef } from '#machines/chat/chat-sessions.types.ts';
import type { PriceProblem } from '#machines/chat/price.ts';
import { trimmed } from '#src/contract/lib/blank.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useTextWithAmounts } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import type { WrittenRef } from './attachments.tsx';

/** Error text of a price, with the limit that it exceeds. */
const problemText = (
  { t, money }: Texts,
  problem: PriceProblem,
  { currency, priceMin, priceMax }: MessageLimits,
): string =>
  t(`chat.pricePart.problems.${problem}`, {
    min: money({ amount: priceMin, currency }),
    max: money({ amount: priceMax, currency }),
    example: money({ amount: Math.max(priceMin, 500), currency }),
  });

/** Price field of a message, within the server's limits. */
export function Price({ actor }: { actor: WrittenRef }) {
  const texts = useTextWithAmounts();
  const { t, money } = texts;
  const { price, problem, limits } = useSelector(
    actor,
    ({ context: { price, problem, limits } }) => ({ price: price ?? '', problem, limits }),
    shallowEqual,
  );
  const { currency, priceMin, priceMax } = limits;
  return (
    <TextField
      name="price"
      label={t('chat.pricePart.price')}
      help={t('chat.pricePart.range', {
        min: money({ amount: priceMin, currency }),
        max: money({ amount: priceMax, currency }),
      })}
      error={problem ? problemText(texts, problem, limits) : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      after={currency}
      // Fresh from its button; one that came back with a draft leaves the focus alone.
      autoFocus={price === ''}
      value={price}
      onInput={(typed) => actor.send({ type: 'price.change', text: typed })}
    />
  );
}

/** The price and the contents once more, before they leave the device; the safe answer first. */
export function ReadBack({ actor, name }: { actor: ComposerRef; name: string | null }) {
  const { t, plural, money } = useTextWithAmounts();
  const { text, attachments, offer } = useSelector(
    actor,
    ({ context: { text, attachments, offer } }) => ({ text, attachments, offer }),
    shallowEqual,
  );
  const canSend = useSelector(actor, (snapshot) => snapshot.can({ type: 'offer.confirm' }));
  const price = offer ? money(offer) : '';
  const words = trimmed(text);
  const facts = [
    ...(words === '' ? [] : [{ name: t('chat.massMessage.message'), value: words }]),
    ...(attachments.length === 0
      ? []
      : [
          {
            name: t('chat.massMessage.inside'),
            value: plural('chat.messageRow.images', attachments.length),
          },
        ]),
  ];
  return (
    <Callout
      title={
        name === null
          ? t('chat.pricePart.readBackSomebody', { price })
          : t('chat.pricePart.readBack', { name, price })
      }
      actions={
        <>
          <Button firstFocus onClick={() => actor.send({ type: 'offer.change' })}>
            {t('chat.pricePart.change')}
          </Button>
          <Button
            tone="primary"
            disabled={!canSend}
            onClick={() => actor.send({ type: 'offer.confirm' })}
          >
            {t('chat.pricePart.confirm', { price })}
          </Button>
        </>
      }
    >
      <Facts facts={facts} />
      <p>{t('chat.pricePart.readBackMore')}</p>
    </Callout>
  );
}
