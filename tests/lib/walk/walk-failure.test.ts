import { expect, test } from 'vitest';
import { isSameFailure, WalkFailure, type Complaint } from './walk-failure.ts';

const failed = (complaint: Complaint, done: readonly string[], at: string, reason: string) =>
  new WalkFailure({ complaint, done, at }, new Error(reason));

const first = failed(
  'gesture',
  ['door.knock', 'door.open'],
  '"shut"',
  'There is no button.\nA page',
);

test('says the steps, the state and the reason', () => {
  expect(first.message).toBe(
    'after door.knock → door.open, in "shut": There is no button.\nA page',
  );
  expect(failed('drawing', [], '"shut"', 'no').message).toBe('after the start, in "shut": no');
});

test('a failure is the same on another way, with another page below its reason', () => {
  const other = failed('gesture', ['door.open'], '"shut"', 'There is no button.\nAnother page');
  expect(isSameFailure(first, other)).toBe(true);
});

test.each([
  ['another complaint', failed('value', ['door.open'], '"shut"', 'There is no button.')],
  ['another step', failed('gesture', ['door.close'], '"shut"', 'There is no button.')],
  ['another state', failed('gesture', ['door.open'], '"open"', 'There is no button.')],
  ['another reason', failed('gesture', ['door.open'], '"shut"', 'There is no door.')],
])('%s is another failure', (_, other) => {
  expect(isSameFailure(first, other)).toBe(false);
});

test('a state fails the same after any step', () => {
  const one = failed('sighting', ['door.open'], '"open"', 'It is dark.');
  const other = failed('sighting', ['door.break'], '"open"', 'It is dark.');
  expect(isSameFailure(one, other)).toBe(true);
});

test('looks fail the same with the same difference alone', () => {
  const one = failed('look', ['door.open'], '"open"', 'It looks otherwise.\n+ ajar');
  const other = failed('look', ['door.open'], '"open"', 'It looks otherwise.\n+ shut');
  expect(isSameFailure(one, one)).toBe(true);
  expect(isSameFailure(one, other)).toBe(false);
});
