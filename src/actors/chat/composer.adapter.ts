import { fromCallback } from 'xstate';
import { isSameChat } from '#machines/chat/chat-ref.ts';
import type { ComposerInput, DeskCommand, DeskReport } from '#machines/chat/composer.types.ts';
import { erasureMachine } from '#machines/chat/erasure.machine.ts';
import { messageEditorMachine } from '#machines/chat/message-editor.machine.ts';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import { viewerIn } from '../modal/news-of-app.ts';
import { mediaMax, rulesAsker } from './asked-rules.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { erasureAdapter } from './erasure.adapter.ts';
import { messageEditorAdapter } from './message-editor.adapter.ts';
import { outboxAdapter } from './outbox.adapter.ts';

/** Joins the composer chart's ports to storage, to what the server allows, and to the outbox. */
export const composerAdapter = (world: ChatWorld) => ({
  actors: {
    outbox: outboxMachine.provide(outboxAdapter(world)),
    erasure: erasureMachine.provide(erasureAdapter(world)),
    editor: messageEditorMachine.provide(messageEditorAdapter(world)),
    keepDesk: fromCallback<DeskCommand, ComposerInput>(({ input, sendBack, receive, system }) => {
      const { viewerId, chat } = input;
      const report = (said: DeskReport) => sendBack(said);
      const name = `${chat.withUserId}:${chat.chatType}`;
      const ended = new AbortController();
      const askRules = rulesAsker(world, chat, ended.signal);
      receive((command) => {
        if (command.type === 'rules.ask') askRules();
        else writeDraft(world.store, viewerId, name, command);
      });
      const { currency, messageMax, priceMin, priceMax } = world.config.limits;
      report({
        type: 'desk.opened',
        ...readDraft(world.store, viewerId, name),
        limits: { currency, messageMax, mediaMax, priceMin, priceMax },
        maySell: viewerIn(system)?.isCreator ?? false,
      });
      const { permissions } = world.chat;
      const unhear = permissions.listen(chat, (said) =>
        report({ type: 'rules.told', rules: said }),
      );
      /** An answer is what they waited for who had written enough. */
      const unlisten = world.chat.events.listen((tidings) => {
        if (tidings.type !== 'news.arrived') return;
        const isAnswered = tidings.news.some(
          (news) =>
            news.kind === 'messageSent' &&
            isSameChat(news.message, chat) &&
            news.message.authorId === chat.withUserId,
        );
        if (isAnswered) permissions.lift(chat, 'unanswered');
      });
      return () => {
        ended.abort();
        unhear();
        unlisten();
      };
    }),
  },
});
