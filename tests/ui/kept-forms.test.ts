import { expect, test } from 'vitest';
import { createKeptForms, type SessionNews } from '#src/ui/kept-forms.ts';

const ada = { id: 1 };
const bo = { id: 2 };
const words = new Map([['email', 'half-typed@']]);

/** A keeper with ada's half-typed form, and what the session says to it. */
function begin() {
  const keeper = createKeptForms();
  const hearing: Parameters<SessionNews['changes']>[0][] = [];
  keeper.follow({ viewer: () => ada, changes: (hear) => hearing.push(hear) });
  const tell = (viewer: typeof ada | null, reason: string) =>
    hearing.forEach((hear) => hear({ viewer, reason }));
  keeper.write('change', words);
  /** The end of the session takes the form off the page. */
  const expire = () => {
    tell(null, 'expired');
    keeper.leave('change');
  };
  const enter = (viewer: typeof ada) => tell(viewer, 'login');
  return { keeper, expire, enter, say: (reason: string) => tell(null, reason) };
}

test('the same person finds the words once', () => {
  const { keeper, expire, enter, say } = begin();
  expire();
  expect(keeper.has('change')).toBe(false);
  say('mirrored');
  enter(ada);
  expect(keeper.has('change')).toBe(true);
  expect(keeper.take('change')).toEqual(words);
  expect(keeper.take('change')).toBeNull();
});

test('a form that is drawn once more while nobody is here takes nothing away', () => {
  const { keeper, expire, enter } = begin();
  expire();
  expect(keeper.take('change')).toBeNull();
  enter(ada);
  expect(keeper.take('change')).toEqual(words);
});

test('nobody else does, nor their writer after them', () => {
  const { keeper, expire, enter } = begin();
  expire();
  enter(bo);
  expect(keeper.take('change')).toBeNull();
  enter(ada);
  expect(keeper.take('change')).toBeNull();
});

test.each(['logout', 'mirrored'])('%s forgets them', (reason) => {
  const { keeper, expire, enter, say } = begin();
  expire();
  enter(ada);
  say(reason);
  enter(ada);
  expect(keeper.take('change')).toBeNull();
});

test('a form that was sent or given up is not kept', () => {
  const { keeper, expire, enter } = begin();
  keeper.leave('change');
  expire();
  enter(ada);
  expect(keeper.take('change')).toBeNull();
});
