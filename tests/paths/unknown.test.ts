import { describe, expect, test } from 'vitest';
import { explorer } from './explore.ts';
import { charts } from './charts/all.ts';
import { stable } from './text.ts';
import { looks, unknown, unknownEvent } from './unknown.ts';

interface Loose {
  readonly user: { readonly name: string; readonly age: number };
  readonly list: readonly string[];
}

describe('a payload that nobody gave', () => {
  const payload = unknown('output') as Loose;

  test('breaks nothing that reads it, stores it or counts with it', () => {
    expect(stable({ name: payload.user.name, all: [...payload.list] })).toBe(
      '{"name":"?output.user.name","all":[]}',
    );
    expect(1 + payload.user.age).toBe(1);
  });

  test('is noticed when something is decided by it', () => {
    expect(looks(() => payload.user.age > 3).unknown).toBe(true);
    expect(looks(() => [2].includes(2)).unknown).toBe(false);
  });

  test('an event keeps what it was given', () => {
    const event = unknownEvent({ type: 'form.submit' }) as { type: string; text: string };
    expect(event.type).toBe('form.submit');
    expect(looks(() => event.type === 'form.submit').unknown).toBe(false);
    expect(looks(() => event.text === '').unknown).toBe(true);
  });
});

test('guards that ask it answer both ways, in branches; others answer for themselves', () => {
  const { password, counter } = charts;
  if (!password || !counter) throw new Error('No such chart.');
  const graph = explorer(password);
  const [start] = graph.starts;
  const labels = graph.edgesOf(start?.key ?? '').map(({ offer }) => offer.type);
  expect(labels.length).toBeGreaterThan(3);
  expect(labels.filter((label) => label.includes('isTired'))).toEqual([]);
  const plain = explorer(counter);
  expect(plain.edgesOf(plain.starts[0]?.key ?? '').map(({ offer }) => offer.type)).toEqual([
    'count.up',
    'count.down',
    'count.reset',
  ]);
});
