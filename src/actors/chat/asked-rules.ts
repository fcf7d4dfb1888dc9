import { toFailure } from '#machines/lib/failure.ts';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import { loadMessages } from '#src/api/history.ts';
import type { ChatWorld } from './chat-world.types.ts';

/** Milliseconds before the server is asked again. */
const pause = 5_000;

/** Files that one message takes, until a page of the chat says so (contract §7). */
export const mediaMax = 20;

/**
 * Fetches the write permissions of a chat, with retry until the server answers; a person that is
 * missing there cannot be written to. The latest request wins.
 */
export const rulesAsker = (world: ChatWorld, chat: ChatRef, signal: AbortSignal) => {
  const { currency, messageMax, priceMin, priceMax } = world.config.limits;
  const { permissions } = world.chat;
  let latest = 0;
  const ask = async (turn: number): Promise<void> => {
    const isPast = () => signal.aborted || turn !== latest;
    if (isPast()) return;
    try {
      const onRules: typeof permissions.notify = (of, rules) => {
        if (!isPast()) permissions.notify(of, rules);
      };
      await loadMessages({ http: world.http, currency, onRules }, chat, undefined, signal);
    } catch (error) {
      const { kind } = toFailure(error);
      if (isPast() || kind === 'unauthenticated') return;
      if (kind === 'notFound' || kind === 'forbidden')
        permissions.close(chat, 'missing', { messageMax, mediaMax, priceMin, priceMax });
      else setTimeout(() => void ask(turn), pause);
    }
  };
  return () => void ask((latest += 1));
};
