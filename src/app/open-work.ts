import type { ActorRefFrom } from 'xstate';
import type { uploadsMachine } from '#machines/media/uploads.machine.ts';
import type { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import { isPartSending } from '#machines/modal/unsent-dialog.ts';
import { countCalls, type TabWork, type WorkDeps } from '#src/actors/auth/open-work.ts';
import { paymentIntentStorage } from '#src/actors/billing/payment-intent-storage.ts';
import type { ChatServices } from '#src/actors/chat/chat-services.ts';
import type { AppServices } from './services.types.ts';

/** Actors that hold unfinished work; part of `RunningServices`. */
export interface WorkNeeds {
  /** The files and the dialogs of this tab; absent before they have loaded. */
  readonly moving: () => {
    readonly uploads: ActorRefFrom<typeof uploadsMachine> | null;
    readonly dialogs: ActorRefFrom<typeof dialogsMachine> | null;
  };
}

/** Files whose bytes this device still has to bring to the server. */
const moving: readonly string[] = ['queued', 'checking', 'uploading'];

const ownWork = (services: AppServices & WorkNeeds, chat: ChatServices): TabWork => {
  const { uploads, dialogs } = services.moving();
  const files = Object.values(uploads?.getSnapshot().context.entries ?? {});
  const { dialogs: open = [] } = dialogs?.getSnapshot().context ?? {};
  const calls = countCalls(services.http.underWay());
  const { id } = chat.tabs();
  const start = `${services.app.viewer()?.id ?? 0}/`;
  const isDeleting =
    chat.deletions.tabs(start).includes(id) || chat.chatDeletions.tabs('').includes(id);
  return {
    sending: {
      ...calls,
      messages: open.filter(isPartSending).length,
      files: files.filter(({ upload }) => moving.includes(upload.status)).length,
      changes: calls.changes + (isDeleting ? 1 : 0),
    },
    isTyped: services.parkedForms.count() > 0 || chat.drafts.isTyping(),
  };
};

/** Adapts a running app, whose chat has loaded, to the count of unfinished work in all tabs. */
export const workOf = (services: AppServices & WorkNeeds, chat: ChatServices): WorkDeps => {
  const { store, keys, app, channel } = services;
  const intents = paymentIntentStorage(store, keys.intents);
  const viewerId = () => app.viewer()?.id ?? 0;
  const tabs = chat.tabs();
  return {
    own: () => ownWork(services, chat),
    shared: () => ({
      messages: chat.outbox.countUnsent(viewerId()),
      payments: intents.readAll(viewerId()).length,
    }),
    channel,
    tab: tabs.id,
    others: tabs.others,
  };
};
