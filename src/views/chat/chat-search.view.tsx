import type { ReactNode } from 'react';
import type { Chat } from '#machines/chat/chat.types.ts';
import type { SearchRef } from '#machines/chat/inbox.types.ts';
import { ChatFound } from './chat-found.tsx';
import { SearchField } from './search-field.tsx';
import { PersonName } from '#src/ui/texts/person-name.tsx';

const rowOf = (chat: Chat): ReactNode => (
  <li key={chat.id}>
    <PersonName of={chat.person} />
  </li>
);

/** The search alone: where one types, and what was found. */
export function ChatSearchView({ actor }: { actor: SearchRef }) {
  return (
    <>
      <SearchField actor={actor} known={[]} />
      <ChatFound actor={actor} draw={rowOf} />
    </>
  );
}
