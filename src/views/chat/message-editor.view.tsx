import { useSelector } from '@xstate/react';
import type { MessageEditorRef } from '#machines/chat/message-editor.types.ts';
import { Callout } from '#src/ui/callout.tsx';
import { Form } from '#src/ui/form.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Check, Pencil, X } from '#src/ui/icons.ts';
import { Icon } from '#src/ui/icon.tsx';
import { MessageField } from '#src/ui/message-field.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './message-editor.module.css';

const codes = {
  edit_window_over: 'late',
  has_purchases: 'bought',
  restricted: 'restricted',
} as const;
const isCode = (code: string): code is keyof typeof codes => code in codes;

/** Why the words did not change. */
function Refusal({ actor }: { actor: MessageEditorRef }) {
  const { t } = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const why = () => {
    if (failure?.kind === 'notFound') return t('chat.messageEditor.gone');
    if (failure?.kind === 'offline' || failure?.kind === 'unavailable')
      return t('chat.messageEditor.unreachable');
    const code = failure && 'code' in failure ? (failure.code ?? '') : '';
    return t(`chat.messageEditor.${isCode(code) ? codes[code] : 'refused'}`);
  };
  return <Callout tone="negative">{why()}</Callout>;
}

/** Where the words of a sent message are changed; stands in place of the composer meanwhile. */
export function MessageEditorView({ actor }: { actor: MessageEditorRef }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { message, text, messageMax } = state.context;
  const over = text.trim().length - messageMax;
  const cancel = () => actor.send({ type: 'edit.cancel' });
  const save = () => actor.send({ type: 'edit.save' });
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
          disabled={!state.can({ type: 'edit.cancel' })}
          onClick={cancel}
        />
      </div>
      {state.matches('refused') && <Refusal actor={actor} />}
      <Form label={t('chat.messageEditor.title')} onSubmit={save}>
        <MessageField
          key={message.id}
          takesFocus
          label={t('chat.messageEditor.label')}
          placeholder={t('chat.composer.placeholder')}
          value={text}
          error={over > 0 ? plural('chat.composer.tooLong', over) : undefined}
          action={
            <IconButton
              icon={Check}
              label={t('chat.messageEditor.save')}
              tone="primary"
              type="submit"
              busy={state.hasTag('busy')}
              disabled={!state.hasTag('busy') && !state.can({ type: 'edit.save' })}
            />
          }
          onInput={(typed) => actor.send({ type: 'text.change', text: typed })}
          onSend={save}
          onLeave={cancel}
        />
      </Form>
    </div>
  );
}
