import { useSelector } from '@xstate/react';
import type { Chat } from '#machines/chat/chat.types.ts';
import type { SearchRef } from '#machines/chat/inbox.types.ts';
import { Search } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './inbox.module.css';

/** The search field above the list of chats. */
export function SearchField({ actor, known }: { actor: SearchRef; known: readonly Chat[] }) {
  const { t } = useText();
  const text = useSelector(actor, (snapshot) => snapshot.context.text);
  return (
    <div role="search" className={css.search}>
      <TextField
        name="chat-search"
        type="search"
        label={t('chat.chatSearch.label')}
        labelHidden
        placeholder={t('chat.chatSearch.label')}
        autoComplete="off"
        maxLength={100}
        before={<Icon of={Search} size={18} />}
        value={text}
        onInput={(typed) => actor.send({ type: 'search.change', text: typed, known })}
      />
    </div>
  );
}
