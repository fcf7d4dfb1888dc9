import { and, eq, gt, isNull, max } from 'drizzle-orm';
import { postDraftStorage } from '#src/actors/posts/post-draft-storage.ts';
import { postEditorAdapter } from '#src/actors/posts/post-editor.adapter.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import type { TestBackend } from '#tests/backend/harness.ts';
import {
  authorId,
  choose,
  close,
  draw,
  openTab,
  wait,
  wordsOf,
  type Adapter,
  type Run,
} from './post-workload.ts';
import { seeded } from '#src/weather/random.ts';
import { openWire, type Fault } from './wire.ts';

export interface PostWorldOfRun {
  readonly backend: TestBackend;
  readonly cookies: Map<string, string>;
  readonly adapter?: Adapter;
}

const storeOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const faults = [
  'dies',
  'answerLost',
  'answerLost',
  'late',
  'gatewayBefore',
  'gatewayAfter',
  'staleToken',
  'sessionOver',
  'throttled',
  'throttledAfter',
  'barred',
  'barredAfter',
] as const satisfies readonly Fault[];
/** The database is another thread's: where a call is under way its answer needs real time. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

async function settle({ wire }: Run): Promise<void> {
  let still = 0;
  for (let turn = 0; turn < 4000 && still < 3; turn += 1) {
    still = wire.state.underWay === 0 ? still + 1 : 0;
    await (still === 0 ? breathe() : tick());
  }
}

/** Tabs whose post is out say so; the app leads them away. */
function watch(run: Run): void {
  for (const tab of run.tabs) {
    if (!tab.actor.getSnapshot().matches('published')) continue;
    run.shown.add(wordsOf(tab).trim());
    close(run, tab);
  }
  if (run.tabs.length === 0) run.tabs.push(run.open());
}

/** The network is well again; every tab comes to rest, and all that waits on the device is opened. */
async function quiesce(run: Run): Promise<void> {
  run.wire.state.share = 0;
  await settle(run);
  await run.wire.deliver();
  for (let turn = 0; turn < 20; turn += 1) {
    for (const { actor } of run.tabs) {
      if (actor.getSnapshot().matches('failed')) actor.send({ type: 'post.retry' });
      actor.send({ type: 'connection.restored' });
    }
    await settle(run);
    for (const tab of run.tabs) choose(tab, 'mine');
    await settle(run);
    wait(run, 11);
    await settle(run);
    watch(run);
  }
}

/** One random run of writing against the real backend; the same seed does the same again. */
export async function runPosts(world: PostWorldOfRun, seed: number) {
  const { backend, cookies, adapter = postEditorAdapter } = world;
  const random = seeded(seed);
  const [row] = await backend.db.select({ id: max(posts.id) }).from(posts);
  const last = row?.id ?? 0;
  // A member has 500 drafts at most: those of the runs before would soon refuse every other.
  const left = and(eq(posts.authorId, authorId), eq(posts.status, 'draft'));
  await backend.db.update(posts).set({ deletedAt: backend.clock() }).where(left);
  backend.advance(90_000);
  const wire = openWire(backend, seeded(~seed), cookies, faults);
  const kept = new Map<string, string>();
  const store = storeOf(kept);
  const open = () => {
    const storage = postDraftStorage(store, 'drafts');
    return openTab({ http: wire.openClient(), storage, currency: 'USD' }, adapter);
  };
  const run: Run = {
    backend,
    random,
    wire,
    log: [],
    typed: new Set(),
    shown: new Set(),
    open,
    tabs: [open()],
  };
  await settle(run);
  wire.state.share = random.pick([0, 0.1, 0.3, 0.5]);
  for (let step = 8 + random.below(20); step > 0; step -= 1) {
    const tab = run.tabs[random.below(run.tabs.length)];
    if (!tab) break;
    const { name, act } = draw(random);
    run.log.push(`${JSON.stringify(tab.actor.getSnapshot().value)}: ${name}`);
    await act(run, tab);
    if (random.chance(0.7)) await settle(run);
    watch(run);
  }
  await quiesce(run);
  const mine = and(eq(posts.authorId, authorId), gt(posts.id, last), isNull(posts.deletedAt));
  const rows = await backend.db.select().from(posts).where(mine);
  const violations: string[] = [];
  const out = rows.filter(({ status }) => status === 'published').map(({ text }) => text ?? '');
  if (new Set(out).size < out.length) violations.push('the same words were published twice');
  for (const words of run.shown)
    if (!out.includes(words)) violations.push(`"${words}" was shown as published and is not out`);
  const everywhere = [...rows.map(({ text }) => text ?? ''), ...kept.values()];
  for (const words of run.typed)
    if (!everywhere.some((text) => text.includes(words))) violations.push(`"${words}" is lost`);
  run.tabs.forEach(({ actor }) => actor.stop());
  const met = [...wire.met, ...out.map(() => 'published'), ...rows.map(({ status }) => status)];
  return { violations, log: [...run.log, ...wire.log], met };
}
