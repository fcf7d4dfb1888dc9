import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ageConsentMachine } from '#machines/app/age-consent.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { BlockingDialog } from '#src/ui/dialog/blocking-dialog.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const month = 30.4 * 86_400_000;
const formId = 'age-consent';

/** The first dialog: asks the age before anything is shown, and stays until it is answered. */
export function AgeConsentView({
  actor,
  corner,
}: {
  actor: ActorRefFrom<typeof ageConsentMachine>;
  /** The choice of language. */
  corner?: ReactNode;
}) {
  const { t, plural } = useText();
  const modal = useSelector(actor, ({ children }) => children.modal);
  const validFor = useSelector(actor, ({ context }) => context.validFor);
  const isShown = useSelector(actor, (state) => state.matches('shown'));
  const isStoring = useSelector(actor, (state) => state.matches({ shown: 'storing' }));
  const isLeaving = useSelector(actor, (state) => state.matches({ shown: 'leaving' }));
  const life = useSelector(modal, (snapshot) => snapshot?.value ?? 'open');
  if (!isShown) return null;
  const months = Math.round(validFor / month);
  const confirm = (data: FormData) =>
    actor.send({ type: 'consent.confirm', remember: data.get('remember') === 'on' });
  return (
    <BlockingDialog
      open={life === 'opening' || life === 'open'}
      present={life !== 'closed'}
      title={t('app.ageConsent.title')}
      corner={corner}
      actions={
        <>
          <Button busy={isLeaving} onClick={() => actor.send({ type: 'consent.leave' })}>
            {t('app.ageConsent.leave')}
          </Button>
          <Button type="submit" form={formId} tone="primary" busy={isStoring}>
            {t('app.ageConsent.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('app.ageConsent.body')}</p>
      <Form id={formId} label={t('app.ageConsent.title')} onSubmit={confirm}>
        <CheckboxField name="remember" label={plural('app.ageConsent.remember', months)} />
      </Form>
      <MutedText>{t('app.ageConsent.storage')}</MutedText>
    </BlockingDialog>
  );
}
