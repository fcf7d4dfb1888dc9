import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { tipMachine } from '#machines/billing/tip.machine.ts';
import type { TipContext } from '#machines/billing/tip.types.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceTiles } from '#src/ui/choice-tiles.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog-panel.tsx';
import { Form } from '#src/ui/form.tsx';
import { useText } from '#src/ui/text.tsx';
import type { Texts } from '#src/ui/texts.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { Textarea } from '#src/ui/textarea.tsx';
import { PurchaseView } from './purchase.view.tsx';

const formId = 'tip';

/** What the tip is for, besides the person: the title names them. */
function aboutText({ t }: Texts, { about, payee }: TipContext): string | null {
  const { displayName: name } = payee;
  if (about === null) return null;
  return about.type === 'post'
    ? t('billing.tip.forPost', { name })
    : t('billing.tip.forMessage', { name });
}

function problemText({ t, money }: Texts, context: TipContext): string | undefined {
  const { problem, currency, min, max } = context;
  if (problem === null) return undefined;
  return t(`billing.tip.problems.${problem}`, {
    min: money({ amount: min, currency }),
    max: money({ amount: max, currency }),
    example: money({ amount: Math.max(min, 500), currency }),
  });
}

/** A tip: how much and with which words, and then its purchase, in every state of its chart. */
export function TipView({ actor }: { actor: ActorRefFrom<typeof tipMachine> }) {
  const texts = useText();
  const { t, money } = texts;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { context } = state;
  const { payee, presets, preset, typed, message, currency, min, max, purchase } = context;
  if (purchase)
    return <PurchaseView actor={purchase} onBack={() => actor.send({ type: 'tip.edit' })} />;
  const problem = problemText(texts, context);
  const about = aboutText(texts, context);
  return (
    <DialogPanel
      title={t('billing.purchase.titles.tip', { name: payee.displayName })}
      actions={
        <>
          <DialogCancel>{t('billing.tip.cancel')}</DialogCancel>
          <Button type="submit" form={formId} tone="primary">
            {t('billing.tip.review')}
          </Button>
        </>
      }
    >
      {about && <p>{about}</p>}
      <Form
        id={formId}
        label={t('billing.purchase.titles.tip', { name: payee.displayName })}
        onSubmit={() => actor.send({ type: 'tip.review' })}
        {...(problem === undefined ? {} : { errors: { amount: [problem] } })}
      >
        <ChoiceTiles
          label={t('billing.tip.amounts')}
          name="preset"
          look="chips"
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
          error={problem}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          after={currency}
          value={typed}
          onInput={(text) => actor.send({ type: 'amount.change', text })}
        />
        <Textarea
          name="message"
          label={t('billing.tip.message', { name: payee.displayName })}
          help={t('billing.tip.optional')}
          rows={2}
          maxLength={500}
          value={message}
          onInput={(text) => actor.send({ type: 'message.change', text })}
        />
      </Form>
    </DialogPanel>
  );
}
