import { setMaxListeners } from 'node:events';
import { eq, inArray } from 'drizzle-orm';
import { vi } from 'vitest';
import { writeMessage } from '#src/backend/chat/write.ts';
import { idempotencyKeys } from '#src/backend/db/schema/auth.ts';
import { chats, messages } from '#src/backend/db/schema/chat.ts';
import type { Browser } from '#tests/backend/auth/browser.ts';
import { signedIn } from '#tests/backend/auth/browser.ts';
import { createTestBackend, type TestBackend } from '#tests/backend/harness.ts';
import { idOf } from '#tests/backend/world.ts';
import { openSite, type Site } from './chat-net.ts';
import { openClock, type Clock } from './clock.ts';
import { Page } from './page.ts';
import { nameStatements } from './statements.ts';

/** Resources that all runs of a process share: wiped, not rebuilt. */
export interface ChatWorldOfRuns {
  readonly backend: TestBackend;
  readonly site: Site;
  readonly cookies: Map<string, string>;
  readonly peer: Browser;
  readonly clock: Clock;
  /** Event target of all tabs, in place of `window`. */
  readonly page: EventTarget;
}

/** A browser's storage: every change dispatches a `storage` event to its tabs asynchronously. */
export function openStore(page: EventTarget) {
  const kept = new Map<string, string>();
  const notify = (key: string) =>
    setTimeout(() => page.dispatchEvent(Object.assign(new Event('storage'), { key })));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      notify(key);
    },
    removeItem: (key: string) => {
      if (kept.delete(key)) notify(key);
    },
  };
}

/** Ada's browser and Bo's, and a backend whose broker speaks in this process; time is held from here on. */
export async function openWorld(): Promise<ChatWorldOfRuns> {
  const recorded = await createTestBackend();
  nameStatements();
  const site = openSite(recorded);
  const backend = { ...recorded, fetch: site.fetch };
  const { cookies } = await signedIn(backend, 'ada');
  const peer = await signedIn(backend, 'bo');
  const clock = openClock(backend.clock().getTime());
  clock.hold();
  const page = new Page();
  setMaxListeners(0, page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return { backend, site, cookies, peer, clock, page };
}

/** Nothing was ever written; the clock of both sides is the same. */
export async function wipe({ backend, clock }: ChatWorldOfRuns): Promise<void> {
  const { db } = backend;
  const two = [idOf('ada'), idOf('bo')];
  await db.delete(chats).where(inArray(chats.ownerId, two));
  await db.delete(messages).where(inArray(messages.authorId, two));
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, idOf('ada')));
  backend.advance(120_000);
  clock.set(backend.clock());
}

/** More than a page of older messages from the peer, written before a tab opens. */
export async function writeHistory({ db, clock }: TestBackend): Promise<void> {
  const draft = { fileHashes: [], price: null, clientKey: null, isMuted: false };
  const [authorId, toUserId] = [idOf('bo'), idOf('ada')];
  await db.transaction(async (tx) => {
    for (let turn = 1; turn <= 33; turn += 1)
      await writeMessage(tx, { ...draft, authorId, toUserId, text: `past ${turn}` }, clock());
  });
}
