import { describe, expect, test } from 'vitest';
import { instrument } from './instrument.ts';
import { viewOperators } from './mutant.ts';

const source = `
export function Door({ actor, isOpen, words }: { actor: Actor; isOpen: boolean; words: string }) {
  const { t } = useText();
  if (words === '') return null;
  return (
    <form aria-label={t('door.title')} className={css.door} onSubmit={() => actor.send({ type: 'door.open', words })}>
      <p role="status">{isOpen ? t('door.open') : t('door.shut')}</p>
      {isOpen && <button disabled={!isOpen} type="button">Close</button>}
    </form>
  );
}
`;

const { code, mutants } = instrument('home/door.view.tsx', source);
const found = (operator: string) =>
  mutants.filter((one) => one.operator === operator).map((one) => one.source);

describe('faults of a view', () => {
  test('are of every kind', () =>
    expect(viewOperators.filter((operator) => found(operator).length === 0)).toEqual([]));

  test('know their places', () => {
    expect(found('condition negated')).toEqual(["words === ''", 'isOpen', 'isOpen']);
    expect(found('other text')).toEqual(["'door.title'", "'door.open'", "'door.shut'"]);
    expect(found('other payload')).toEqual(['words']);
    expect(found('other event')).toEqual(["'door.open'"]);
    expect(found('part gone').map((one) => one.slice(0, 10))).toEqual([
      '<p role="s',
      '{isOpen ? ',
      '{isOpen &&',
    ]);
    expect(found('attribute gone')).toEqual([
      "aria-label={t('door.title')}",
      'role="status"',
      'disabled={!isOpen}',
      'type="button"',
    ]);
    expect(mutants.find(({ source: one }) => one === 'role="status"')?.line).toBe(7);
  });

  test('are numbered as they stand', () =>
    expect(mutants.map(({ number }) => number)).toEqual(mutants.map((_, at) => at)));

  test('stand in the code, each once, and nothing of a style does', () => {
    const switched = [...code.matchAll(/__view\.(\w+)\((\d+)/g)].flatMap(([, kind, number]) =>
      kind === 'hand' ? [Number(number), Number(number) + 1] : [Number(number)],
    );
    expect(switched.toSorted((one, other) => one - other)).toEqual(
      mutants.map(({ number }) => number),
    );
    expect(code).toContain('className={css.door}');
  });
});

test('the next text, the next event', () => {
  const one = instrument(
    'a.tsx',
    `const a = t('a.b'); const b = t('c.d'); f({ type: 'x.y', at: 1 });`,
  );
  expect(one.code).toContain(`t((__view.on(0) ? "c.d" : 'a.b'))`);
  expect(one.code).toContain(
    `{ type: (__view.on(2) ? "x.y.other" : 'x.y'), at: __view.other(3, 1) }`,
  );
});

test('what cannot be read is refused', () =>
  expect(() => instrument('a.tsx', 'const = <p')).toThrow(/Unexpected|Expected/));
