import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { tipMachine } from '#machines/billing/tip.machine.ts';
import type { TipContext } from '#machines/billing/tip.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Textarea } from '#src/ui/fields/textarea.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { KeptTip } from './kept-tip.tsx';
import { PurchaseView } from './purchase.view.tsx';
import { AmountFields, useAmountError } from './tip-fields.tsx';

type Actor = ActorRefFrom<typeof tipMachine>;

const formId = 'tip';

/** Names the post or message that the tip is for; the title names the person. */
function aboutText(
  { t }: Texts,
  { about, payee }: Pick<TipContext, 'about' | 'payee'>,
): string | null {
  const { displayName: name } = payee;
  if (about === null) return null;
  return about.type === 'post'
    ? t('billing.tip.forPost', { name })
    : t('billing.tip.forMessage', { name });
}

function WordsField({ actor, name }: { actor: Actor; name: string }) {
  const { t } = useText();
  return (
    <Textarea
      name="message"
      label={t('billing.tip.message', { name })}
      help={t('billing.tip.optional')}
      rows={2}
      maxLength={500}
      value={useSelector(actor, ({ context }) => context.message)}
      onInput={(text) => actor.send({ type: 'message.change', text })}
    />
  );
}

/** Names the sum that comes next; an amount that cannot be tipped is not named. */
function ReviewButton({ actor }: { actor: Actor }) {
  const { t, money } = useText();
  const sum = useSelector(actor, ({ context }) => context.sum, shallowEqual);
  return (
    <Button type="submit" form={formId} tone="primary">
      {sum ? t('billing.purchase.continue', { price: money(sum) }) : t('billing.tip.review')}
    </Button>
  );
}

/** A tip: how much and with which words, and then its purchase, in every state of its chart. */
export function TipView({ actor }: { actor: Actor }) {
  const texts = useText();
  const { t } = texts;
  const payee = useSelector(actor, ({ context }) => context.payee);
  const about = useSelector(actor, ({ context }) => context.about);
  const purchase = useSelector(actor, ({ context }) => context.purchase);
  const problem = useAmountError(actor);
  if (purchase)
    return (
      <>
        <KeptTip actor={actor} />
        <PurchaseView actor={purchase} onBack={() => actor.send({ type: 'tip.edit' })} />
      </>
    );
  const { displayName: name } = payee;
  const reason = aboutText(texts, { about, payee });
  return (
    <DialogPanel
      title={t('billing.purchase.titles.tip', { name })}
      actions={
        <>
          <DialogCancel>{t('billing.tip.cancel')}</DialogCancel>
          <ReviewButton actor={actor} />
        </>
      }
    >
      <KeptTip actor={actor} />
      {reason && <p>{reason}</p>}
      <Form
        id={formId}
        label={t('billing.purchase.titles.tip', { name })}
        onSubmit={() => actor.send({ type: 'tip.review' })}
        {...(problem === undefined ? {} : { errors: { amount: [problem] } })}
      >
        <AmountFields actor={actor} error={problem} />
        <WordsField actor={actor} name={name} />
      </Form>
    </DialogPanel>
  );
}
