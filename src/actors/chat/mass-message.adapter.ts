import { fromPromise } from 'xstate';
import type {
  MassOpened,
  MassOutcome,
  MassSearch,
  MassSend,
  UndoSeconds,
} from '#machines/chat/mass-message.types.ts';
import { findMass, loadAudience, sendMass } from '#src/api/chat/mass-message.ts';
import { newId } from '#src/ids.ts';
import type { Store } from '../lib/stored-record.ts';
import type { ChatDeps } from './chat-deps.types.ts';

const windows: readonly UndoSeconds[] = [0, 5, 10];
const usual: UndoSeconds = 5;

/** Joins the chart of a mass message to its calls, to the key maker, and to the storage `key` of its undo window. */
export const massMessageAdapter = (
  { http, store, chat }: Pick<ChatDeps, 'http' | 'chat'> & { readonly store: Store },
  key: string,
) => ({
  actors: {
    loadAudience: fromPromise<MassOpened, void>(async ({ signal }) => ({
      reaches: await loadAudience(http, signal),
      undoSeconds: windows.find((seconds) => String(seconds) === store.getItem(key)) ?? usual,
    })),
    sealIntent: fromPromise<{ key: string }, { undoSeconds: UndoSeconds }>(({ input }) => {
      store.setItem(key, String(input.undoSeconds));
      return Promise.resolve({ key: newId() });
    }),
    sendMass: fromPromise<MassOutcome, MassSend>(async ({ input }) => {
      const outcome = await sendMass(http, input);
      // The server notifies recipients only, so the sender's open chats must catch up.
      if (outcome.accepted) chat.events.callForCatchUp();
      return outcome;
    }),
    findMass: fromPromise<MassSearch, { key: string }>(async ({ input, signal }) => {
      const search = await findMass(http, input.key, signal);
      // Open chats fetch the sent message.
      chat.events.callForCatchUp();
      return search;
    }),
  },
});
