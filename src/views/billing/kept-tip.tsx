import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { tipMachine } from '#machines/billing/tip.machine.ts';
import { KeptText } from '#src/ui/fields/kept-fields.tsx';

const nothing = { amount: '', message: '' };
/**
 * States of a purchase in which the bank has the typed values. If that is unknown, as after a
 * payment at the end of the session, the text is kept: the earlier payment is checked first.
 */
const taken = ['succeeded', 'needsAction', 'processing', 'checking', 'withdrawing'];

/** Saves the typed amount and message past the session's end, until a payment has them. */
export function KeptTip({ actor }: { actor: ActorRefFrom<typeof tipMachine> }) {
  const { payee, about, typed, message, purchase } = useSelector(
    actor,
    ({ context: { payee, about, typed, message, purchase } }) => ({
      payee,
      about,
      typed,
      message,
      purchase,
    }),
    shallowEqual,
  );
  const isChoosing = useSelector(actor, (state) => state.matches('choosing'));
  const isTaken = useSelector(purchase ?? undefined, (paying) =>
    taken.some((one) => one === paying?.value),
  );
  return (
    <KeptText
      name={`tip-${payee.id}-${about ? `${about.type}-${about.id}` : ''}`}
      values={isTaken ? nothing : { amount: typed, message }}
      isReady={isChoosing}
      onRestore={(kept) => {
        const amount = kept.get('amount') ?? '';
        if (amount !== '') actor.send({ type: 'amount.change', text: amount });
        actor.send({ type: 'message.change', text: kept.get('message') ?? '' });
      }}
    />
  );
}
