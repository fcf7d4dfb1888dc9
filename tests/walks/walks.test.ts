import { SimulatedClock } from 'xstate';
import { afterAll, describe, expect, test } from 'vitest';
import { audit } from '#tests/lib/walk/audit.ts';
import { live } from '#tests/lib/walk/live.ts';
import { models } from '#tests/lib/walk/load.ts';
import { report, rowOf, type Row } from '#tests/lib/walk/report.ts';

const rows: Row[] = [];

describe.each(models)('$flow', ({ flow, load }) => {
  test('every transition, guard, port and state is walked on paper', async () => {
    const model = await load();
    const found = audit(model);
    rows.push(rowOf(flow, model, found));
    expect(found.faults).toEqual([]);
  });

  test('a live actor goes where the chart says', async () => {
    const model = await load();
    for (const { input, edges } of audit(model).pure.walks) {
      const clock = new SimulatedClock();
      const { actor, settle, stop } = live(model, clock, input);
      for (const { offer, after } of edges) {
        if (offer.kind === 'clock') clock.increment(offer.wait);
        else if (offer.kind === 'settle') await settle(offer);
        else actor.send(offer.event);
        const steps = edges.map((edge) => edge.offer.type).join(' → ');
        expect(actor.getSnapshot().value, steps).toEqual(after.snapshot.value);
      }
      stop();
    }
  });
});

afterAll(() => report(rows.toSorted((a, b) => a.flow.localeCompare(b.flow))));
