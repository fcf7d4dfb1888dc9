import { afterAll, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { audit, drawn } from '#tests/lib/walk/audit.ts';
import { explainer, failedBefore, type Again, type Replays } from '#tests/lib/walk/explain.ts';
import { heldTo, keeping, waysOf, type Looks } from '#tests/lib/walk/looking.ts';
import { flowOf, type ModelModule } from '#tests/lib/walk/model-file.ts';
import { walkThroughView } from '#tests/lib/walk/through-view.tsx';
import type { WalkModel } from '#tests/lib/walk/types.ts';
import { keyOf, readKept, type Kept } from '#tests/paths/look/kept.ts';
import type { Test } from '#tests/paths/model.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepLooks: (
      flow: string,
      looks: readonly Kept[],
      ways: readonly (readonly string[])[],
    ) => Promise<void>;
    readReplays: Replays['readReplays'];
    keepReplay: Replays['keepReplay'];
    forgetReplay: Replays['forgetReplay'];
  }
}

/** Failures of a run that are made short: a product that is broken everywhere is not to take an hour. */
const budget = { left: 5 };

type Load = () => Promise<ModelModule>;
type Texts = Readonly<Record<string, () => Promise<string>>>;

/** `write` accepts what is seen (`npm run paths -- looks`). */
const { VITE_WALK_LOOKS: mode } = import.meta.env;

const read = async (path: string, load: Load, texts: Texts) => {
  const flow = flowOf(path);
  try {
    const { default: model } = await load();
    const text = texts[path.replace(/([^/]+)\.model\.tsx$/, 'looks/$1.txt')];
    const kept = readKept((await text?.()) ?? '');
    const isWalked = drawn(model) !== undefined;
    return {
      flow,
      model,
      walks: isWalked ? audit(model, flow).view.tests : [],
      kept,
      again:
        isWalked && mode !== 'write'
          ? await failedBefore({ flow, model, kept, replays: commands })
          : [],
    };
  } catch (error) {
    return { flow, error };
  }
};

interface Walked {
  readonly flow: string;
  readonly model: WalkModel;
  readonly walks: readonly Test[];
  readonly kept: ReadonlyMap<string, Kept>;
  /** Walks that failed in the run before: they come first, and are forgotten when they pass. */
  readonly again: readonly Again[];
}

const walkAndKeep = ({ flow, model, walks }: Walked): void => {
  const found = new Map<string, Kept>();
  const looks = keeping(found);
  for (const [index, walk] of walks.entries())
    test(`${index + 1}: ${walk.name}`, async () => {
      // Parts that load when they are first drawn are there the second time.
      await walkThroughView(model, walk);
      await walkThroughView(model, walk, looks);
    });
  afterAll(() => commands.keepLooks(flow, [...found.values()], walks.flatMap(waysOf)));
};

const walkAndLook = ({ flow, model, walks, kept, again }: Walked): void => {
  const ways = walks.flatMap(waysOf);
  const looks = heldTo(flow, kept);
  const { stillFails, explained } = explainer({ flow, model, kept, replays: commands, budget });
  const walk = async (isFirst: boolean, one: Test, held: Looks) => {
    // A whole page is made of many parts, and moves the focus before or after they have come, as other flows have left
    // them.
    if (isFirst && model.Stage) await walkThroughView(model, one);
    await walkThroughView(model, one, held);
  };
  for (const [index, one] of again.entries())
    test(`again: ${one.test.name}`, async () => {
      try {
        await walk(index === 0, one.test, one.looks);
      } catch (error) {
        throw await stillFails(one, error);
      }
      await commands.forgetReplay(flow, one.replay);
    });
  for (const [index, one] of walks.entries())
    test(`${index + 1}: ${one.name}`, async ({ task }) => {
      const began = performance.now();
      try {
        await walk(index === 0, one, looks);
      } catch (error) {
        const isRetry = (task.result?.retryCount ?? 0) > 0;
        throw await explained(one, error, { began, isRetry });
      }
    });
  test('its kept looks are those of its walks', () => {
    const led = new Set(ways.map(keyOf));
    expect([...kept.keys()].filter((key) => !led.has(key))).toEqual([]);
  });
};

/**
 * Registers a test for each walk through the views of one domain. A model that cannot be read fails
 * alone and does not hide the others.
 */
export async function walkViews(
  modules: Readonly<Record<string, Load>>,
  looks: Texts,
): Promise<void> {
  const flows = [];
  for (const [path, load] of Object.entries(modules)) flows.push(await read(path, load, looks));

  for (const { flow, model, walks, kept, again, error } of flows) {
    describe(flow, () => {
      if (!model || !walks || !kept || !again) {
        test('its model can be read', () => {
          throw new Error(`The model of ${flow} cannot be read.`, { cause: error });
        });
        return;
      }
      if (!drawn(model)) {
        test('draws nothing, and says why', () => expect(model.reason).toBeTruthy());
        return;
      }
      const walked = { flow, model, walks, kept, again };
      if (mode === 'write') walkAndKeep(walked);
      else walkAndLook(walked);
    });
  }
}
