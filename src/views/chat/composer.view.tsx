import { useSelector } from '@xstate/react';
import type { ComposerRef } from '#machines/chat/inbox.types.ts';
import { FileButton, FileIntake, type ChosenFile } from '#src/ui/file-intake.tsx';
import { Form } from '#src/ui/form.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Send } from '#src/ui/icons.ts';
import { MessageField } from '#src/ui/message-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { Attachments } from './attachments.tsx';
import { OutboxView } from './outbox.view.tsx';
import css from './composer.module.css';

/** Characters that are left when their number is first said. */
const near = 200;

/** Where a member writes to a chat, in every state of its chart; what is sent stands in the log. */
export function ComposerView({ actor }: { actor: ComposerRef }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { text, limit, outbox } = state.context;
  const over = text.trim().length - limit;
  const attach = (files: readonly ChosenFile[]) => actor.send({ type: 'files.attach', files });
  const send = () => actor.send({ type: 'message.send' });
  return (
    <div className={css.composer}>
      <OutboxView actor={outbox} />
      <FileIntake onChoose={attach}>
        <Attachments actor={actor} />
        <Form label={t('chat.composer.form')} onSubmit={send}>
          <MessageField
            label={t('chat.composer.label')}
            placeholder={t('chat.composer.placeholder')}
            value={text}
            help={over > -near && over <= 0 ? plural('chat.composer.left', -over) : undefined}
            error={over > 0 ? plural('chat.composer.tooLong', over) : undefined}
            tools={
              <FileButton label={t('media.attach.button')} accept="image/*" onChoose={attach} />
            }
            action={
              <IconButton
                icon={Send}
                label={t('chat.composer.send')}
                tone="primary"
                type="submit"
                disabled={!state.can({ type: 'message.send' })}
              />
            }
            onInput={(typed) => actor.send({ type: 'draft.change', text: typed })}
            onSend={send}
          />
        </Form>
      </FileIntake>
    </div>
  );
}
