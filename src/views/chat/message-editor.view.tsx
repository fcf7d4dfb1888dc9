import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Message } from '#machines/chat/chat.types.ts';
import type { MessageEditorRef } from '#machines/chat/message-editor.machine.ts';
import { isUnanswered } from '#machines/lib/failure.ts';
import { trimmed } from '#src/contract/lib/blank.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Check, Pencil, X } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { KeptText } from '#src/ui/fields/kept-fields.tsx';
import { MessageField } from '#src/ui/fields/message-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { serverFullKey } from '../app/failure-texts.ts';
import css from './message-editor.module.css';

const codes = {
  edit_window_over: 'late',
  has_purchases: 'bought',
  restricted: 'restricted',
} as const;
const isCode = (code: string): code is keyof typeof codes => code in codes;

/** Error of the last save. */
function Refusal({ actor }: { actor: MessageEditorRef }) {
  const { t } = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const why = () => {
    if (failure?.kind === 'notFound') return t('chat.messageEditor.gone');
    const full = serverFullKey(failure, true);
    if (full !== null) return t(full);
    if (isUnanswered(failure)) return t('chat.messageEditor.unreachable');
    const code = failure && 'code' in failure ? (failure.code ?? '') : '';
    return t(`chat.messageEditor.${isCode(code) ? codes[code] : 'refused'}`);
  };
  return <Callout tone="negative">{why()}</Callout>;
}

function SaveButton({ actor }: { actor: MessageEditorRef }) {
  const { t } = useText();
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const canSave = useSelector(actor, (state) => state.can({ type: 'edit.save' }));
  return (
    <IconButton
      icon={Check}
      label={t('chat.messageEditor.save')}
      tone="primary"
      type="submit"
      busy={isBusy}
      disabled={!isBusy && !canSave}
    />
  );
}

/** Text field as a component of its own, so a key press re-renders nothing else. */
function Words({ actor, message, action }: WordsProps) {
  const { t, plural } = useText();
  const text = useSelector(actor, ({ context }) => context.text);
  const most = useSelector(actor, ({ context }) => context.messageMax);
  const over = trimmed(text).length - most;
  return (
    <>
      <KeptText
        name={`message-edit-${message.id}`}
        values={{ text }}
        untouched={{ text: message.text ?? '' }}
        onRestore={(kept) => actor.send({ type: 'text.change', text: kept.get('text') ?? '' })}
      />
      <MessageField
        key={message.id}
        takesFocus
        label={t('chat.messageEditor.label')}
        placeholder={t('chat.composer.placeholder')}
        value={text}
        error={over > 0 ? plural('chat.composer.tooLong', over) : undefined}
        action={action}
        onInput={(typed) => actor.send({ type: 'text.change', text: typed })}
        onSend={() => actor.send({ type: 'edit.save' })}
        onLeave={() => actor.send({ type: 'edit.cancel' })}
      />
    </>
  );
}

interface WordsProps {
  actor: MessageEditorRef;
  message: Message;
  action: ReactNode;
}

/** Editor of a sent message's text; replaces the composer meanwhile. */
export function MessageEditorView({ actor }: { actor: MessageEditorRef }) {
  const { t } = useText();
  const message = useSelector(actor, ({ context }) => context.message);
  const isRefused = useSelector(actor, (state) => state.matches('refused'));
  const canCancel = useSelector(actor, (state) => state.can({ type: 'edit.cancel' }));
  if (!message) return null;
  return (
    <div className={css.editor}>
      <div className={css.head}>
        <Icon of={Pencil} size={16} />
        <p className={css.old} dir="auto">
          <strong>{t('chat.messageEditor.title')}</strong> {message.text}
        </p>
        <IconButton
          icon={X}
          label={t('chat.messageEditor.cancel')}
          disabled={!canCancel}
          onClick={() => actor.send({ type: 'edit.cancel' })}
        />
      </div>
      {isRefused && <Refusal actor={actor} />}
      <Form
        label={t('chat.messageEditor.title')}
        onSubmit={() => actor.send({ type: 'edit.save' })}
      >
        <Words {...{ actor, message }} action={<SaveButton actor={actor} />} />
      </Form>
    </div>
  );
}
