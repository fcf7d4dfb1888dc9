import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { payoutAccountMachine } from '#machines/billing/payout-account.machine.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { refusalOf, type Words } from '../auth/refusal.ts';

type Actor = ActorRefFrom<typeof payoutAccountMachine>;

/** Translations of the server's validation errors for accounts. */
export const accountWords: Words = {
  'The iban field has a wrong digit.': 'billing.payoutAccount.wrongIban',
  'The routing field has a wrong digit.': 'billing.payoutAccount.wrongRouting',
  'The account field format is invalid.': 'billing.payoutAccount.wrongAccount',
};

/** Account numbers, never prefilled, as the client does not know them. */
export function AccountNumbers({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { kind, failure } = useSelector(
    actor,
    ({ context: { kind, failure } }) => ({ kind, failure }),
    shallowEqual,
  );
  const field = { autoComplete: 'off', required: true } as const;
  if (kind === 'iban')
    return (
      <TextField
        {...field}
        name="iban"
        label={t('billing.payoutAccount.iban')}
        help={t('billing.payoutAccount.ibanHelp')}
        error={refusalOf(t, failure, 'iban', accountWords)}
        maxLength={60}
      />
    );
  return (
    <>
      <TextField
        {...field}
        name="routing"
        label={t('billing.payoutAccount.routing')}
        help={t('billing.payoutAccount.routingHelp')}
        error={refusalOf(t, failure, 'routing', accountWords)}
        inputMode="numeric"
        maxLength={30}
      />
      <TextField
        {...field}
        name="account"
        label={t('billing.payoutAccount.account')}
        error={refusalOf(t, failure, 'account', accountWords)}
        inputMode="numeric"
        maxLength={30}
      />
    </>
  );
}
