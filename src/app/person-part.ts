import { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import { chatPersonAdapter } from '#src/actors/chat/chat-person.adapter.ts';
import type { Http } from '#src/api/http.types.ts';

/** The card beside a chat, which the messages do without until somebody wants to see it. */
export const personPart = (http: Http) => chatPersonMachine.provide(chatPersonAdapter(http));
