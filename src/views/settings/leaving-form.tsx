import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { leavingMachine } from '#machines/settings/leaving.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { formWords } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { KeptFields } from '#src/ui/kept-fields.tsx';
import { Row } from '#src/ui/stack.tsx';
import { Textarea } from '#src/ui/textarea.tsx';
import { useText } from '#src/ui/text.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';
import { refusalOf } from '../auth/refusal.ts';

/** Why one leaves, if one wants to say it, and the button that does it. */
export function LeavingForm({ actor }: { actor: ActorRefFrom<typeof leavingMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, secondsLeft } = state.context;
  const isBusy = state.hasTag('busy');
  return (
    <Form
      label={t('settings.leaving.title')}
      onSubmit={(data) => actor.send({ type: 'form.submit', reason: formWords(data, 'reason') })}
      refused={failure?.kind === 'invalid' ? failure.fields : undefined}
    >
      <AttemptNotice
        status={state.value}
        failure={failure}
        secondsLeft={secondsLeft}
        fields={['reason']}
      />
      <KeptFields name="leaving" />
      <Textarea
        name="reason"
        label={t('settings.leaving.reason')}
        error={refusalOf(t, failure, 'reason')}
        maxLength={1000}
      />
      <Row>
        <Button type="submit" tone="negative" busy={isBusy} disabled={state.matches('lockedOut')}>
          {t('settings.leaving.submit')}
        </Button>
      </Row>
    </Form>
  );
}
