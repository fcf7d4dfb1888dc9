import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spoilt } from './fault-plugin.ts';
import { viewFaults } from './view-faults.ts';

test.each(viewFaults.map((one, number) => ({ ...one, number })))(
  '$flow: "$title" can still be put in',
  ({ file, number }) => {
    const source = readFileSync(`src/views/${file}`, 'utf8');
    expect(spoilt(source, number)).not.toBe(source);
  },
);
