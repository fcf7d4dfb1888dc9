import { beforeAll, describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { DraftSaved, DraftToSave } from '#machines/posts/post-draft.types.ts';
import { postDraftMachine } from '#machines/posts/post-draft.machine.ts';
import { makeDraft } from '#src/api/posts/post-write.ts';
import { postDraftAdapter } from '#src/actors/posts/post-draft.adapter.ts';
import { postEditorAdapter } from '#src/actors/posts/post-editor.adapter.ts';
import { writeContent } from '#src/actors/posts/own-post.ts';
import { signedIn } from '#tests/backend/auth/browser.ts';
import { createTestBackend } from '#tests/backend/harness.ts';
import { findOut } from './find-out.ts';
import { runPosts, type PostWorldOfRun } from './post-run.ts';
import { nameStatements } from './statements.ts';

const runs = Number(process.env['FAULT_RUNS'] ?? 40);
const first = Number(process.env['FAULT_FIRST'] ?? 1);
const only = process.env['FAULT_SEED'];
const seeds =
  only === undefined ? Array.from({ length: runs }, (_, index) => first + index) : [Number(only)];

let world: PostWorldOfRun;
beforeAll(async () => {
  const backend = await createTestBackend();
  nameStatements();
  const { cookies } = await signedIn(backend, 'ada');
  world = { backend, cookies };
});

test(
  `${seeds.length} random ways of writing a post: each is published once, and no word is lost`,
  { timeout: 240_000 + runs * 3_000 },
  async () => {
    const seen = new Map<string, number>();
    const broken: string[] = [];
    for (const seed of seeds) {
      const { violations, log, met } = await runPosts(world, seed);
      for (const what of met) seen.set(what, (seen.get(what) ?? 0) + 1);
      if (only !== undefined) console.log(log.join('\n'));
      if (violations.length > 0) {
        broken.push(`FAULT_SEED=${seed} npm run faults: ${violations.join('; ')}`);
        console.log(broken.at(-1));
      }
    }
    console.log([...seen].map(([what, times]) => `${what} ${times}`).join(', '));
    expect(broken).toEqual([]);
  },
);

/** Ways in which a client may be wrong; each must be found out, or the simulation proves nothing. */
const mutants: Readonly<Record<string, NonNullable<PostWorldOfRun['adapter']>>> = {
  'makes a new draft for every try': (real) => {
    const { actors } = postEditorAdapter(real);
    const { actors: parts } = postDraftAdapter(real);
    const saveDraft = fromPromise<DraftSaved, DraftToSave>(async ({ input }) => {
      const key = crypto.randomUUID();
      const version = await makeDraft(real.http, { key, draftOf: null });
      const post = await writeContent(real, version, input.content);
      return { kind: 'saved', version: post.version, at: new Date().toISOString() };
    });
    return {
      actors: { ...actors, draft: postDraftMachine.provide({ actors: { ...parts, saveDraft } }) },
    };
  },
  'keeps nothing on the device': (real) =>
    postEditorAdapter({
      ...real,
      storage: {
        read: () => null,
        write: () => undefined,
        drop: () => undefined,
        isInOtherTab: () => false,
      },
    }),
};

describe.runIf(only === undefined)('the simulation finds out a client that', () => {
  test.each(Object.entries(mutants))('%s', { timeout: 300_000 }, async (_, adapter) => {
    expect(await findOut(1, (seed) => runPosts({ ...world, adapter }, seed))).not.toBeNull();
  });
});
