import { expect, test } from 'vitest';
import { literal } from './literal.ts';

const read = (code: string): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func, typescript/no-unsafe-call -- code that was written is run
  new Function(`return ${code};`)();

const keyed: unknown = JSON.parse('{"__proto__":{"a":1},"b-c":2,"d":3}');

test.each([
  [undefined],
  [null],
  [true],
  [-0],
  [1.5],
  [Number.NaN],
  ["it's `${x}` \\ \n \u2028 \u0000"],
  [[1, [undefined, 'x']]],
  [{ a: { b: [] }, c: {} }],
  [keyed],
  [new Date(5)],
  [new Error('refused')],
  [new Map([['a', new Set([1])]])],
])('%j is written as code that makes it again', (value) => {
  expect(read(literal(value) ?? 'none')).toStrictEqual(value);
});

class Own {
  readonly held = 1;
}

test.each([[() => 1], [Symbol('x')], [new Own()], [[new Own()]], [{ a: new Own() }]])(
  'what is no plain data is not written',
  (value) => {
    expect(literal(value)).toBeNull();
  },
);

test('an error with more than its message is not written', () => {
  expect(literal(Object.assign(new Error('no'), { status: 500 }))).toBeNull();
  expect(literal(new TypeError('no'))).toBeNull();
});
