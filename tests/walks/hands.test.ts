import { describe, expect, test } from 'vitest';
import { files } from '#tests/house/files.ts';
import { byChart, byPort, isWorld } from '#tests/lib/model.ts';
import { drawn } from '#tests/lib/walk/audit.ts';
import { models } from '#tests/lib/walk/load.ts';
import { sentByView } from './hands.ts';

const all = new Map(files.map((file) => [file.path, file]));

describe.each(models)('$flow', ({ flow, load }) => {
  test('what its view sends is made by a hand, or has a reason of its own', async () => {
    const model = await load();
    const source = all.get(`tests/${flow}.model.tsx`);
    if (!source || !drawn(model)) return;
    const sent = sentByView(source, all);
    const left = Object.entries(model.gestures).flatMap(([type, gesture]) => {
      const by = sent.get(type);
      const usual = gesture === byChart || gesture === byPort;
      return isWorld(gesture) && usual && by ? [`${type}: ${by.join(', ')}`] : [];
    });
    expect(left).toEqual([]);
  });
});
