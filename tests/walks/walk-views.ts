import { describe, expect, test } from 'vitest';
import { audit, drawn } from '#tests/lib/walk/audit.ts';
import { flowOf, type ModelModule } from '#tests/lib/walk/model-file.ts';
import { walkThroughView } from '#tests/lib/walk/through-view.tsx';

type Load = () => Promise<ModelModule>;

const read = async (path: string, load: Load) => {
  const flow = flowOf(path);
  try {
    const { default: model } = await load();
    return { flow, model, walks: drawn(model) ? audit(model, flow).view.tests : [] };
  } catch (error) {
    return { flow, error };
  }
};

/**
 * Registers a test for each walk through the views of one domain. A model that cannot be read fails
 * alone and does not hide the others.
 */
export async function walkViews(modules: Readonly<Record<string, Load>>): Promise<void> {
  const flows = [];
  for (const [path, load] of Object.entries(modules)) flows.push(await read(path, load));

  for (const { flow, model, walks, error } of flows) {
    describe(flow, () => {
      if (!model || !walks) {
        test('its model can be read', () => {
          throw new Error(`The model of ${flow} cannot be read.`, { cause: error });
        });
        return;
      }
      if (!drawn(model)) {
        test('draws nothing, and says why', () => expect(model.reason).toBeTruthy());
        return;
      }
      for (const [index, walk] of walks.entries()) {
        test(`${index + 1}: ${walk.name}`, () => walkThroughView(model, walk));
      }
    });
  }
}
