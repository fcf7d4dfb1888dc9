import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ComposerRef } from '#machines/chat/open-chats.types.ts';
import { FileIntake } from '#src/ui/file-intake.tsx';
import { Form } from '#src/ui/form.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Send } from '#src/ui/icons.ts';
import { KeepFocus } from '#src/ui/keep-focus.tsx';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { MessageField } from '#src/ui/message-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { Bar } from './composer-bar.tsx';
import { ComposerMenu } from './composer-menu.tsx';
import { OutboxView } from './outbox.view.tsx';
import css from './composer.module.css';

/** Nothing of it is seen before there are files. */
const Attachments = lazyView(async () => (await import('./attachments.tsx')).Attachments);
/** Their code comes with the first price. */
const PriceField = lazyView(async () => (await import('./price-part.tsx')).PriceField);
const ReadBack = lazyView(async () => (await import('./price-part.tsx')).ReadBack);

/** Characters that are left when their number is first said. */
const near = 200;

/** The field with all that a message may have, and the button that sends it. */
function Fields({ actor, onEditLast, onType, onRemind }: Props) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { text, limits, price, problem } = state.context;
  const left = limits.messageMax - text.trim().length;
  const send = () => actor.send({ type: 'message.send' });
  return (
    <Form label={t('chat.composer.form')} onSubmit={send}>
      <MessageField
        label={t('chat.composer.label')}
        placeholder={t('chat.composer.placeholder')}
        value={text}
        help={left >= 0 && left < near ? plural('chat.composer.left', left) : undefined}
        error={left < 0 ? plural('chat.composer.tooLong', -left) : undefined}
        isFirstStop
        before={<ComposerMenu actor={actor} onRemind={onRemind} />}
        action={
          <IconButton
            icon={Send}
            label={t('chat.composer.send')}
            tone="primary"
            type="submit"
            disabled={!state.can({ type: 'message.send' })}
          />
        }
        onInput={(typed) => {
          actor.send({ type: 'draft.change', text: typed });
          if (typed !== '') onType?.();
        }}
        onSend={send}
        onUp={onEditLast}
      />
      {price !== null && (
        <PriceField
          {...{ price, problem, limits }}
          onInput={(typed) => actor.send({ type: 'price.change', text: typed })}
        />
      )}
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

/** Where a member writes to a chat, in every state of its chart; what is sent stands in the log. */
export const ComposerView = memo(function ComposerView({
  actor,
  name = null,
  ...fieldProps
}: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div className={css.composer}>
      <OutboxView actor={state.context.outbox} />
      {state.matches('barred') ? (
        <Bar actor={actor} />
      ) : (
        <FileIntake onChoose={(files) => actor.send({ type: 'files.attach', files })}>
          <Attachments actor={actor} />
          <KeepFocus>
            {state.matches('confirming') ? (
              <ReadBack actor={actor} name={name} />
            ) : (
              <Fields actor={actor} {...fieldProps} />
            )}
          </KeepFocus>
        </FileIntake>
      )}
    </div>
  );
});
