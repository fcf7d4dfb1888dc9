import { describe, expect, test } from 'vitest';
import { audit, drawn } from '#tests/lib/walk/audit.ts';
import { models } from '#tests/lib/walk/load.ts';
import { walkThroughView } from '#tests/lib/walk/through-view.tsx';

const read = async ({ flow, load }: (typeof models)[number]) => {
  try {
    const model = await load();
    return { flow, model, walks: drawn(model) ? audit(model, flow).view.tests : [] };
  } catch (error) {
    return { flow, error };
  }
};

const flows = [];
for (const entry of models) flows.push(await read(entry));

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
