import { fromCallback } from 'xstate';
import { isSameChat } from '#machines/chat/chat-ref.ts';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import type { ComposerInput, DraftCommand, DraftReport } from '#machines/chat/composer.types.ts';
import { messageDeletionMachine } from '#machines/chat/message-deletion.machine.ts';
import { messageEditorMachine } from '#machines/chat/message-editor.machine.ts';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import { writePermissionsMachine } from '#machines/chat/write-permissions.machine.ts';
import { isBlank } from '#src/contract/lib/blank.ts';
import type { ChatDeps } from './chat-deps.types.ts';
import { messageDeletionAdapter } from './message-deletion.adapter.ts';
import { messageEditorAdapter } from './message-editor.adapter.ts';
import { outboxAdapter } from './outbox.adapter.ts';
import { defaultLimits, writePermissionsAdapter } from './write-permissions.adapter.ts';

const limitsOf = (deps: ChatDeps) => ({
  currency: deps.config.limits.currency,
  ...defaultLimits(deps),
});

/** A reply lifts the bar of a viewer who had written enough without one. */
const liftByReply = ({ chat: { events, permissions } }: ChatDeps, chat: ChatRef) =>
  events.listen((batch) => {
    if (batch.type !== 'chatEvents.arrived') return;
    const isAnswered = batch.chatEvents.some(
      (one) =>
        one.kind === 'messageSent' &&
        isSameChat(one.message, chat) &&
        one.message.authorId === chat.withUserId,
    );
    if (isAnswered) permissions.lift(chat, 'unanswered');
  });

/** Says, whenever the app says more of the member, whether they may sell by now. */
const followSeller = (deps: ChatDeps, viewerId: number, report: (said: DraftReport) => void) =>
  deps.app.subscribe(({ type }) => {
    const viewer = deps.app.viewer();
    if (type === 'session.changed' && viewer?.id === viewerId)
      report({ type: 'seller.changed', maySell: viewer.isCreator });
  });

/** Joins the composer chart's ports to storage, to what the server allows, and to the outbox. */
export const composerAdapter = (deps: ChatDeps) => ({
  actors: {
    outbox: outboxMachine.provide(outboxAdapter(deps)),
    messageDeletion: messageDeletionMachine.provide(messageDeletionAdapter(deps)),
    editor: messageEditorMachine.provide(messageEditorAdapter(deps)),
    writePermissions: writePermissionsMachine.provide(writePermissionsAdapter(deps)),
    keepDraft: fromCallback<DraftCommand, ComposerInput>(({ input, sendBack, receive }) => {
      const { viewerId, chat } = input;
      const report = (said: DraftReport) => sendBack(said);
      const name = `${chat.withUserId}:${chat.chatType}`;
      const { drafts, permissions } = deps.chat;
      const follow = ({ text }: { readonly text: string }) =>
        drafts.type(viewerId, name, !isBlank(text));
      receive((command) => {
        drafts.write(viewerId, name, command);
        follow(command);
      });
      const kept = drafts.read(viewerId, name);
      follow(kept);
      const maySell = deps.app.viewer()?.isCreator ?? false;
      report({ type: 'draft.opened', ...kept, limits: limitsOf(deps), maySell });
      const ends = [liftByReply(deps, chat), followSeller(deps, viewerId, report)];
      const stopListening = permissions.listen(chat, (said) =>
        report({ type: 'permissions.changed', rules: said }),
      );
      return () => {
        drafts.type(viewerId, name, false);
        for (const end of [stopListening, ...ends]) end();
      };
    }),
  },
});
