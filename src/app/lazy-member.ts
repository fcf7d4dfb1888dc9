import type { ChatServices } from '#src/actors/chat/chat-services.ts';
import { lazy } from '#src/ui/lazy.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { lazyLogic } from './lazy-logic.ts';
import { lazyTexts } from './lazy-texts.ts';
import type { AppServices } from './services.types.ts';

const fetchPresence = async (chat: ChatServices) => {
  const [{ presenceMachine }, { presenceAdapter }] = await Promise.all([
    import('#machines/chat/presence.machine.ts'),
    import('#src/actors/chat/presence.adapter.ts'),
  ]);
  return presenceMachine.provide(presenceAdapter({ chat }));
};

/** The card beside a chat, with its view and its texts. */
const fetchPerson = async ({
  http,
  app,
  textStore,
}: Pick<AppServices, 'http' | 'app' | 'textStore'>) => {
  const [{ chatPersonMachine }, { chatPersonAdapter }] = await Promise.all([
    import('#machines/chat/chat-person.machine.ts'),
    import('#src/actors/chat/chat-person.adapter.ts'),
    import('#src/views/chat/chat-person.view.tsx'),
    textStore.need(lazyTexts.person),
  ]);
  return chatPersonMachine.provide(chatPersonAdapter({ http, app }));
};

/** The charts that an open chat can do without at first; each is fetched once for a running app. */
export const lazyChat = (
  services: Pick<AppServices, 'http' | 'app' | 'textStore'>,
  chat: ChatServices,
) => ({
  presence: lazyLogic(lazy(() => fetchPresence(chat))),
  person: lazyLogic(
    lazy(() => fetchPerson(services)),
    { when: whenIdle, isUrgent: true },
  ),
});

/** The chat of a member whose code has loaded; part of `RunningServices`. */
export interface ChatNeeds {
  /** For what opens only beside a loaded inbox. */
  readonly chat: () => {
    readonly services: ChatServices;
    readonly lazy: ReturnType<typeof lazyChat>;
  };
}
