import { fromCallback } from 'xstate';
import type { ComposerInput, DeskCommand } from '#machines/chat/composer.types.ts';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { outboxAdapter } from './outbox.adapter.ts';

/** Joins the composer chart's ports to storage and to the outbox. */
export const composerAdapter = (world: ChatWorld) => ({
  actors: {
    outbox: outboxMachine.provide(outboxAdapter(world)),
    keepDesk: fromCallback<DeskCommand, ComposerInput>(({ input, sendBack, receive }) => {
      const name = `${input.chat.withUserId}:${input.chat.chatType}`;
      receive((command) => writeDraft(world.store, input.viewerId, name, command));
      const draft = readDraft(world.store, input.viewerId, name);
      sendBack({ type: 'desk.opened', ...draft, limit: world.config.limits.messageMax });
    }),
  },
});
