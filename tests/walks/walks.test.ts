import { afterAll, describe, expect, test } from 'vitest';
import { audit, type Audit } from '#tests/lib/walk/audit.ts';
import { models } from '#tests/lib/walk/load.ts';
import { report, rowOf, type Row } from '#tests/lib/walk/report.ts';
import { runOnActor } from '#tests/paths/run/actor.ts';

const rows: Row[] = [];

describe.each(models)('$flow', ({ flow, load }) => {
  let found: Audit;

  test('every transition, guard, port and state is walked on paper', async () => {
    const model = await load();
    found = audit(model, flow);
    rows.push(rowOf(flow, model, found));
    expect(found.faults).toEqual([]);
  });

  test('a live actor does what the chart says, and nothing where it handles nothing', async () => {
    expect(runOnActor(await load(), found.pure).failures).toEqual([]);
  });
});

afterAll(() => report(rows.toSorted((a, b) => a.flow.localeCompare(b.flow))));
