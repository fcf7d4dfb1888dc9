import { fromCallback } from 'xstate';
import { isSameChat } from '#machines/chat/chat-ref.ts';
import type { ComposerInput, DraftCommand, DraftReport } from '#machines/chat/composer.types.ts';
import { messageDeletionMachine } from '#machines/chat/message-deletion.machine.ts';
import { messageEditorMachine } from '#machines/chat/message-editor.machine.ts';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import { mediaMax, rulesAsker } from './asked-rules.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { messageDeletionAdapter } from './message-deletion.adapter.ts';
import { messageEditorAdapter } from './message-editor.adapter.ts';
import { outboxAdapter } from './outbox.adapter.ts';

/** Joins the composer chart's ports to storage, to what the server allows, and to the outbox. */
export const composerAdapter = (world: ChatWorld) => ({
  actors: {
    outbox: outboxMachine.provide(outboxAdapter(world)),
    messageDeletion: messageDeletionMachine.provide(messageDeletionAdapter(world)),
    editor: messageEditorMachine.provide(messageEditorAdapter(world)),
    keepDraft: fromCallback<DraftCommand, ComposerInput>(({ input, sendBack, receive }) => {
      const { viewerId, chat } = input;
      const report = (said: DraftReport) => sendBack(said);
      const name = `${chat.withUserId}:${chat.chatType}`;
      const ended = new AbortController();
      const askRules = rulesAsker(world, chat, ended.signal);
      receive((command) => {
        if (command.type === 'rules.ask') askRules();
        else world.chat.drafts.write(viewerId, name, command);
      });
      const { currency, messageMax, priceMin, priceMax } = world.config.limits;
      report({
        type: 'draft.opened',
        ...world.chat.drafts.read(viewerId, name),
        limits: { currency, messageMax, mediaMax, priceMin, priceMax },
        maySell: world.app.viewer()?.isCreator ?? false,
      });
      const { permissions } = world.chat;
      const stopListening = permissions.listen(chat, (said) =>
        report({ type: 'permissions.changed', rules: said }),
      );
      /** An answer is what they waited for who had written enough. */
      const unlisten = world.chat.events.listen((batch) => {
        if (batch.type !== 'chatEvents.arrived') return;
        const isAnswered = batch.chatEvents.some(
          (one) =>
            one.kind === 'messageSent' &&
            isSameChat(one.message, chat) &&
            one.message.authorId === chat.withUserId,
        );
        if (isAnswered) permissions.lift(chat, 'unanswered');
      });
      return () => {
        ended.abort();
        stopListening();
        unlisten();
      };
    }),
  },
});
