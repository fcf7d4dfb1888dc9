import { afterAll, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { audit, drawn } from '#tests/lib/walk/audit.ts';
import { models } from '#tests/lib/walk/load.ts';
import { heldTo, type Looks } from '#tests/lib/walk/looking.ts';
import { walkThroughView } from '#tests/lib/walk/through-view.tsx';
import type { WalkModel } from '#tests/lib/walk/types.ts';
import { withoutSightings } from '#tests/lib/walk/without-sightings.ts';
import { readKept, type Kept } from '#tests/paths/look/kept.ts';
import type { Test } from '#tests/paths/model.ts';
import { pageText, type PageText } from '#tests/paths/views/page-text.ts';
import { activate, askedMutants, idOf, loadedMutants } from '#tests/paths/views/switch.ts';
import type { Judged, Verdict } from '#tests/paths/views/verdict.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepJudged: (flow: string, judged: readonly Judged[]) => Promise<void>;
    foundBefore: () => Promise<readonly string[]>;
  }
}

/** Flows whose walks are walked, as a regular expression; and only every so many of their faults. */
const { VITE_MUTATE = '', VITE_MUTATE_STEP = '1' } = import.meta.env;
const texts = import.meta.glob<string>('../*/looks/*.txt', { query: '?raw', import: 'default' });

/** One walk: what stopped it, the pages on the way, the faults whose code ran, and the longest wait for a look. */
interface Walked {
  readonly failure: string | null;
  readonly pages: readonly PageText[];
  readonly asked: ReadonlySet<string>;
  readonly longest: number;
}

async function walk(
  model: WalkModel,
  one: Test,
  looks: Looks,
  fault: string | null,
): Promise<Walked> {
  activate(fault);
  const pages: PageText[] = [];
  let longest = 0;
  const there = new Set(document.body.children);
  const recording: Looks = (given) => {
    const looking = looks(given);
    return {
      see: async (step, running) => {
        const start = performance.now();
        await looking.see(step, running);
        longest = Math.max(longest, performance.now() - start);
        pages.push(pageText([...document.body.children].filter((each) => !there.has(each))));
      },
    };
  };
  let failure: string | null = null;
  try {
    await walkThroughView(model, one, recording);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  const asked = new Set(askedMutants());
  activate(null);
  return { failure, pages, asked, longest };
}

const verdictOf = (before: readonly PageText[], after: readonly PageText[]): Verdict => {
  const isSame = (field: keyof PageText) =>
    before.every((page, at) => page[field] === after[at]?.[field]);
  if (isSame('whole')) return 'same';
  return isSame('bare') ? 'styled' : 'unseen';
};

const worse = (one: Verdict, other: Verdict): Verdict =>
  [one, other].includes('unseen') ? 'unseen' : [one, other].includes('styled') ? 'styled' : 'same';

async function judge(flow: string, model: WalkModel, kept: ReadonlyMap<string, Kept>) {
  const walks = audit(model, flow).view.tests;
  const quick = withoutSightings(model);
  const first: Walked[] = [];
  for (const one of walks) first.push(await walk(quick, one, heldTo(flow, kept), null));
  expect(first.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
  const patience = Math.max(150, 2 * Math.max(...first.map(({ longest }) => longest)));
  const looks = heldTo(flow, kept, patience);
  const done = new Set(await commands.foundBefore());
  const judged: Judged[] = [];
  const all = [...loadedMutants()].flatMap(([file, mutants]) =>
    mutants.map((mutant) => ({ ...mutant, file, id: idOf(file, mutant.number) })),
  );
  const step = Number(VITE_MUTATE_STEP);
  for (const { id, ...mutant } of all.filter((_, at) => at % step === 0)) {
    if (done.has(id)) continue;
    const asking = walks
      .map((one, at) => ({ one, before: first[at] }))
      .filter(({ before }) => before?.asked.has(id))
      .toSorted((a, b) => a.one.steps.length - b.one.steps.length);
    if (asking.length === 0) continue;
    let verdict: Verdict = 'same';
    let by = '';
    for (const { one, before } of asking) {
      const { failure, pages } = await walk(quick, one, looks, id);
      verdict = failure === null ? worse(verdict, verdictOf(before?.pages ?? [], pages)) : 'found';
      if (failure === null) continue;
      by = failure.slice(0, 400);
      break;
    }
    judged.push({ ...mutant, verdict, by });
  }
  return judged;
}

const chosen = models.filter(({ flow }) => new RegExp(VITE_MUTATE).test(flow));

describe('faults of views', () => {
  for (const { flow, load } of chosen)
    test(flow, { timeout: 3_600_000 }, async () => {
      const model = await load();
      if (!drawn(model)) return;
      const text = await texts[`../${flow.replace('/', '/looks/')}.txt`]?.();
      await commands.keepJudged(flow, await judge(flow, model, readKept(text ?? '')));
    });
});

afterAll(() => activate(null));
