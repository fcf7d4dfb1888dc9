import { expect, test } from 'vitest';
import { sharded } from './steps.ts';

const views = { name: 'views', command: ['vitest', 'run'], isSharded: true } as const;
const unit = { name: 'unit', command: ['vitest', 'run'] } as const;

test('two lanes leave every suite in one', () => {
  expect(sharded([views, unit], 2)).toEqual([views, unit]);
});

test('more lanes divide what may be divided, each shard with a number of its own', () => {
  const steps = sharded([views, unit], 4);
  expect(steps.map(({ command }) => command.join(' '))).toEqual([
    'vitest run --shard=1/2',
    'vitest run --shard=2/2',
    'vitest run',
  ]);
  expect(steps.map(({ env }) => env?.['TEST_SHARD'])).toEqual(['1', '2', undefined]);
});
