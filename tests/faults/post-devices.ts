import { and, eq, gt, isNull, max } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { postDraftStorage } from '#src/actors/posts/post-draft-storage.ts';
import { postEditorAdapter } from '#src/actors/posts/post-editor.adapter.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { signedIn } from '#tests/backend/auth/browser.ts';
import { createTestBackend, type TestBackend } from '#tests/backend/harness.ts';
import { authorId, openTab } from './post-workload.ts';
import { seeded } from '#src/weather/random.ts';
import { openWire } from './wire.ts';

export type Tab = ReturnType<typeof openTab>;
type Wire = ReturnType<typeof openWire>;

let backend: TestBackend;
let wire: Wire;
let last = 0;
const open: Tab[] = [];
beforeAll(async () => {
  // Else the first call of all waits for it, and looks as if nothing were under way.
  await import('ofetch');
  backend = await createTestBackend();
  const { cookies } = await signedIn(backend, 'ada');
  wire = openWire(backend, seeded(1), cookies, ['dies']);
});
beforeEach(async () => {
  const [row] = await backend.db.select({ id: max(posts.id) }).from(posts);
  last = row?.id ?? 0;
});
afterEach(() => open.splice(0).forEach(({ actor }) => actor.stop()));

/** A browser of the member: what it keeps, and the composer opened in it. */
export function device(kept = new Map<string, string>()) {
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const enter = async (postId: number | null = null): Promise<Tab> => {
    const storage = postDraftStorage(store, 'drafts');
    const world = { http: wire.openClient(), storage, currency: 'USD' };
    const tab = openTab(world, postEditorAdapter, postId);
    open.push(tab);
    await settled();
    return tab;
  };
  return { kept, enter };
}

/** Waits until every call is answered, and what follows from an answer has been asked, on a busy machine too. */
export async function settled(): Promise<void> {
  for (let still = 0; still < 80; still = wire.state.underWay === 0 ? still + 1 : 0)
    await new Promise<void>((resolve) => setTimeout(resolve, 1));
}
/** Time goes by, for the tab and for the server. */
export async function wait(tab: Tab, seconds: number): Promise<void> {
  backend.advance(seconds * 1000);
  tab.clock.increment(seconds * 1000);
  await settled();
}
/** Writes, and lets the draft be saved. */
export async function type(tab: Tab, text: string): Promise<void> {
  tab.actor.send({ type: 'content.change', change: { text } });
  await wait(tab, 2);
}
/** Presses the button. */
export async function publish(tab: Tab): Promise<void> {
  tab.actor.send({ type: 'post.publish' });
  await settled();
}
export const draftOf = ({ actor }: Tab) => actor.getSnapshot().context.draft;
export const stateOf = ({ actor }: Tab) => actor.getSnapshot().value;
export const isOut = (tab: Tab) => draftOf(tab)?.getSnapshot().matches('out') ?? false;
export const outOf = (tab: Tab) => draftOf(tab)?.getSnapshot().context.out ?? null;

/** Posts that this test made, from the database. */
export const rowsOf = () =>
  backend.db
    .select({ id: posts.id, status: posts.status, text: posts.text })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), gt(posts.id, last), isNull(posts.deletedAt)))
    .orderBy(posts.id);
export const publishedWords = async () =>
  (await rowsOf()).filter(({ status }) => status === 'published').map(({ text }) => text);
/** The number of the first post of this test. */
export const draftId = async () => (await rowsOf())[0]?.id ?? 0;

/** A time to come, ISO 8601. */
export const tomorrow = () => new Date(backend.clock().getTime() + 86_400_000).toISOString();

/** Other version that conflicts with a tab's draft. */
export const conflictOf = (tab: Tab) => draftOf(tab)?.getSnapshot().context.other ?? null;
