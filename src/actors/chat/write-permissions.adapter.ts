import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { WritePermissionsInput } from '#machines/chat/write-permissions.types.ts';
import { loadMessages } from '#src/api/chat/history.ts';
import type { ChatDeps } from './chat-deps.types.ts';

/** Files that one message takes, until a page of the chat says so (contract §7). */
const mediaMax = 20;

/** Limits of a message until a page of the chat says otherwise. */
export const defaultLimits = ({ config }: Pick<ChatDeps, 'config'>) => {
  const { messageMax, priceMin, priceMax } = config.limits;
  return { messageMax, mediaMax, priceMin, priceMax };
};

/** Joins the ports of the write permissions to a page of the chat and to the cache of permissions. */
export const writePermissionsAdapter = (deps: ChatDeps) => {
  const { permissions } = deps.chat;
  const { currency } = deps.config.limits;
  return {
    actors: {
      loadPermissions: fromPromise<void, WritePermissionsInput>(async ({ input, signal }) => {
        const onRules: typeof permissions.notify = (of, rules) => {
          if (!signal.aborted) permissions.notify(of, rules);
        };
        const calls = { http: deps.http, currency, onRules, limits: defaultLimits(deps) };
        await loadMessages(calls, input.chat, undefined, signal);
      }),
      closeChat: fromCallback<EventObject, WritePermissionsInput>(({ input }) => {
        permissions.close(input.chat, 'missing', defaultLimits(deps));
      }),
    },
  };
};
