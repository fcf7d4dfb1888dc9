import { useSelector } from '@xstate/react';
import { memo, type ReactNode } from 'react';
import type { ComposerRef } from '#machines/chat/chat-sessions.types.ts';
import { trimmed } from '#src/contract/lib/blank.ts';
import { FileIntake } from '#src/ui/fields/file-intake.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Send } from '#src/ui/style/icons.ts';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { MessageField } from '#src/ui/fields/message-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Bar } from './composer-bar.tsx';
import { ComposerMenu } from './composer-menu.tsx';
import { OutboxView } from './outbox.view.tsx';
import css from './composer.module.css';
import { Attachments } from './attachments.tsx';
import { Price, ReadBack } from './price-section.tsx';
import { PriceNotice } from './price-notice.tsx';

/** Characters that are left when their number is first said. */
const near = 200;

function SendButton({ actor }: { actor: ComposerRef }) {
  const { t } = useText();
  const canSend = useSelector(actor, (state) => state.can({ type: 'message.send' }));
  return (
    <IconButton
      icon={Send}
      label={t('chat.composer.send')}
      tone="primary"
      type="submit"
      disabled={!canSend}
    />
  );
}

/** Text field as a component of its own, so a key press re-renders nothing else. */
function Words({
  actor,
  onEditLast,
  onType,
  ...around
}: Omit<Props, 'name' | 'onRemind'> & { before: ReactNode; action: ReactNode }) {
  const { t, plural } = useText();
  const text = useSelector(actor, ({ context }) => context.text);
  const most = useSelector(actor, ({ context }) => context.limits.messageMax);
  const left = most - trimmed(text).length;
  return (
    <MessageField
      {...around}
      label={t('chat.composer.label')}
      placeholder={t('chat.composer.placeholder')}
      value={text}
      help={left >= 0 && left < near ? plural('chat.composer.left', left) : undefined}
      error={left < 0 ? plural('chat.composer.tooLong', -left) : undefined}
      isFirstStop
      isArrival
      onInput={(typed) => {
        actor.send({ type: 'draft.change', text: typed });
        if (typed !== '') onType?.();
      }}
      onSend={() => actor.send({ type: 'message.send' })}
      onUp={onEditLast}
    />
  );
}

/** The field with all that a message may have, and the button that sends it. */
function Fields({ actor, name = null, onEditLast, onType, onRemind }: Props) {
  const { t } = useText();
  const isUnproved = useSelector(actor, (state) => state.matches('unproved'));
  const isPriced = useSelector(actor, ({ context }) => context.price !== null);
  return (
    <Form label={t('chat.composer.form')} onSubmit={() => actor.send({ type: 'message.send' })}>
      <Words
        {...{ actor, onEditLast, onType }}
        before={<ComposerMenu actor={actor} name={name} onRemind={onRemind} />}
        action={<SendButton actor={actor} />}
      />
      {isUnproved && <PriceNotice actor={actor} />}
      {isPriced && <Price actor={actor} />}
    </Form>
  );
}

interface Props {
  actor: ComposerRef;
  name?: string | null;
  /** The words of what was written last are to be changed. */
  onEditLast?: (() => void) | undefined;
  /** Something is being written. */
  onType?: (() => void) | undefined;
  /** Asks for a reminder of this chat. */
  onRemind?: (() => void) | undefined;
}

/** Composer of a chat, in every state of its chart; sent messages appear in the log. */
export const ComposerView = memo(function ComposerView({
  actor,
  name = null,
  ...fieldProps
}: Props) {
  const outbox = useSelector(actor, ({ context }) => context.outbox);
  const isBarred = useSelector(actor, (state) => state.matches('barred'));
  const isConfirming = useSelector(actor, (state) => state.matches('confirming'));
  return (
    <div className={css.composer}>
      <OutboxView actor={outbox} />
      {isBarred ? (
        <Bar actor={actor} />
      ) : (
        <FileIntake onChoose={(files) => actor.send({ type: 'files.attach', files })}>
          <Attachments actor={actor} />
          <KeepFocus>
            {isConfirming ? (
              <ReadBack actor={actor} name={name} />
            ) : (
              <Fields actor={actor} name={name} {...fieldProps} />
            )}
          </KeepFocus>
        </FileIntake>
      )}
    </div>
  );
});
