import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { payoutAccountMachine } from '#machines/billing/payout-account.machine.ts';
import type { AccountForm, AccountKind } from '#machines/billing/payout-account.types.ts';
import { isIdentityMissing } from '#machines/lib/failure.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChoiceTiles } from '#src/ui/fields/choice-tiles.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Submission } from '#src/ui/fields/submission.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { IdentityNotice } from '../app/identity-notice.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';
import { refusalOf } from '../auth/refusal.ts';
import { AccountNumbers, accountWords as words } from './payout-account-numbers.tsx';

type Actor = ActorRefFrom<typeof payoutAccountMachine>;

const kinds: readonly AccountKind[] = ['iban', 'usAccount'];

const read = (kind: AccountKind, data: FormData): AccountForm => {
  const holder = formText(data, 'holder');
  return kind === 'iban'
    ? { kind, holder, iban: formText(data, 'iban') }
    : { kind, holder, routing: formText(data, 'routing'), account: formText(data, 'account') };
};

/** Form for a new payout account. */
export function PayoutAccountForm({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { kind, method, failure, secondsLeft } = useSelector(
    actor,
    ({ context: { kind, method, failure, secondsLeft } }) => ({
      kind,
      method,
      failure,
      secondsLeft,
    }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isHeld = isBusy || phase === 'lockedOut';
  return (
    <Submission
      label={t('billing.payoutAccount.title')}
      phase={phase}
      failure={failure}
      notice={
        <>
          <KeptFields name={`payout-account-${kind}`} isPrivate />
          {isIdentityMissing(failure) ? (
            <IdentityNotice />
          ) : (
            <AttemptNotice
              status={phase}
              failure={failure}
              secondsLeft={secondsLeft}
              fields={['holder', 'iban', 'routing', 'account']}
              words={words}
            />
          )}
        </>
      }
      submit={t('billing.payoutAccount.save')}
      beside={
        method && (
          <Button
            tone="quiet"
            disabled={isHeld}
            onClick={() => actor.send({ type: 'account.leave' })}
          >
            {t('billing.payoutAccount.leave')}
          </Button>
        )
      }
      onSubmit={(data) => actor.send({ type: 'form.submit', form: read(kind, data) })}
    >
      {method && <MutedText>{t('billing.payoutAccount.changeInfo')}</MutedText>}
      <ChoiceTiles
        label={t('billing.payoutAccount.kind')}
        name="kind"
        look="chips"
        disabled={isHeld}
        value={kind}
        tiles={kinds.map((value) => ({
          value,
          label: t(`billing.payoutAccount.${value === 'iban' ? 'byIban' : 'us'}`),
        }))}
        onChoose={(value) =>
          actor.send({ type: 'kind.choose', kind: value === 'iban' ? 'iban' : 'usAccount' })
        }
      />
      <TextField
        name="holder"
        label={t('billing.payoutAccount.holder')}
        help={t('billing.payoutAccount.holderHelp')}
        error={refusalOf(t, failure, 'holder', words)}
        autoComplete="name"
        maxLength={100}
        required
      />
      <AccountNumbers actor={actor} />
    </Submission>
  );
}
