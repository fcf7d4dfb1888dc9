import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { reminderMachine } from '#machines/chat/reminder.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { Clock } from '#src/ui/style/icons.ts';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** A few times by a word, any day, and the way to have no reminder any more. */
export function ReminderView({ actor }: { actor: ActorRefFrom<typeof reminderMachine> }) {
  const { t, date } = useText();
  const { name, offers, today } = useSelector(
    actor,
    ({ context: { name, offers, today } }) => ({ name, offers, today }),
    shallowEqual,
  );
  const canRemove = useSelector(actor, (state) => state.can({ type: 'reminder.remove' }));
  const isTooEarly = useSelector(actor, (state) => state.matches('tooEarly'));
  const title = t('chat.reminder.title', { name });
  const when = (dueAt: string) => date(dueAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <DialogPanel
      title={title}
      actions={
        <>
          <DialogCancel />
          {canRemove && (
            <Button tone="negative" onClick={() => actor.send({ type: 'reminder.remove' })}>
              {t('chat.reminder.clear')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <MutedText>{t('chat.reminder.lead')}</MutedText>
        {offers.map(({ word, dueAt }) => (
          <Button
            key={word}
            icon={Clock}
            wide
            onClick={() => actor.send({ type: 'offer.choose', dueAt })}
          >
            {t(`chat.reminder.${word}`)} · {when(dueAt)}
          </Button>
        ))}
        <Form
          label={title}
          onSubmit={(data) => actor.send({ type: 'day.choose', day: formText(data, 'day') })}
        >
          <DateField
            name="day"
            label={t('chat.reminder.day')}
            min={today}
            error={isTooEarly ? t('chat.reminder.early') : undefined}
          />
          <Button type="submit" wide>
            {t('chat.reminder.choose')}
          </Button>
        </Form>
      </Stack>
    </DialogPanel>
  );
}
