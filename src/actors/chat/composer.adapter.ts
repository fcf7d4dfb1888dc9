import { fromCallback } from 'xstate';
import { isSameChat } from '#machines/chat/chat-ref.ts';
import type { ComposerInput, DraftCommand, DraftReport } from '#machines/chat/composer.types.ts';
import { messageDeletionMachine } from '#machines/chat/message-deletion.machine.ts';
import { messageEditorMachine } from '#machines/chat/message-editor.machine.ts';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import { writePermissionsMachine } from '#machines/chat/write-permissions.machine.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { messageDeletionAdapter } from './message-deletion.adapter.ts';
import { messageEditorAdapter } from './message-editor.adapter.ts';
import { outboxAdapter } from './outbox.adapter.ts';
import { defaultLimits, writePermissionsAdapter } from './write-permissions.adapter.ts';

/** Joins the composer chart's ports to storage, to what the server allows, and to the outbox. */
export const composerAdapter = (world: ChatWorld) => ({
  actors: {
    outbox: outboxMachine.provide(outboxAdapter(world)),
    messageDeletion: messageDeletionMachine.provide(messageDeletionAdapter(world)),
    editor: messageEditorMachine.provide(messageEditorAdapter(world)),
    writePermissions: writePermissionsMachine.provide(writePermissionsAdapter(world)),
    keepDraft: fromCallback<DraftCommand, ComposerInput>(({ input, sendBack, receive }) => {
      const { viewerId, chat } = input;
      const report = (said: DraftReport) => sendBack(said);
      const name = `${chat.withUserId}:${chat.chatType}`;
      receive((command) => world.chat.drafts.write(viewerId, name, command));
      report({
        type: 'draft.opened',
        ...world.chat.drafts.read(viewerId, name),
        limits: { currency: world.config.limits.currency, ...defaultLimits(world) },
        maySell: world.app.viewer()?.isCreator ?? false,
      });
      const { permissions } = world.chat;
      const stopListening = permissions.listen(chat, (said) =>
        report({ type: 'permissions.changed', rules: said }),
      );
      /** A reply lifts the bar of a viewer who had written enough without one. */
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
        stopListening();
        unlisten();
      };
    }),
  },
});
