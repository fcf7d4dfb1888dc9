import { afterAll, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { audit, drawn } from '#tests/lib/walk/audit.ts';
import { heldTo, keeping, waysOf } from '#tests/lib/walk/looking.ts';
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
  }
}

type Load = () => Promise<ModelModule>;
type Texts = Readonly<Record<string, () => Promise<string>>>;

/** `write` accepts what is seen (`npm run paths -- looks`). */
const { VITE_WALK_LOOKS: mode } = import.meta.env;

const read = async (path: string, load: Load, texts: Texts) => {
  const flow = flowOf(path);
  try {
    const { default: model } = await load();
    const text = texts[path.replace(/([^/]+)\.model\.tsx$/, 'looks/$1.txt')];
    return {
      flow,
      model,
      walks: drawn(model) ? audit(model, flow).view.tests : [],
      kept: readKept((await text?.()) ?? ''),
    };
  } catch (error) {
    return { flow, error };
  }
};

const walkAndLook = (
  flow: string,
  model: WalkModel,
  walks: readonly Test[],
  kept: ReadonlyMap<string, Kept>,
): void => {
  const found = new Map<string, Kept>();
  const ways = walks.flatMap(waysOf);
  const looks = mode === 'write' ? keeping(found) : heldTo(flow, kept);
  for (const [index, walk] of walks.entries())
    test(`${index + 1}: ${walk.name}`, async () => {
      // Parts that load when they are first drawn are there the second time. A whole page is made of many, and moves
      // the focus before or after they have come, as other flows have left them.
      if (mode === 'write' || (index === 0 && model.Stage)) await walkThroughView(model, walk);
      await walkThroughView(model, walk, looks);
    });
  if (mode === 'write') {
    afterAll(() => commands.keepLooks(flow, [...found.values()], ways));
    return;
  }
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

  for (const { flow, model, walks, kept, error } of flows) {
    describe(flow, () => {
      if (!model || !walks || !kept) {
        test('its model can be read', () => {
          throw new Error(`The model of ${flow} cannot be read.`, { cause: error });
        });
        return;
      }
      if (!drawn(model)) {
        test('draws nothing, and says why', () => expect(model.reason).toBeTruthy());
        return;
      }
      walkAndLook(flow, model, walks, kept);
    });
  }
}
