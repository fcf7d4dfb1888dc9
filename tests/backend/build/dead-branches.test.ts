import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutDeadBranches, type Knowledge } from '#src/backend/build/dead-branches.ts';
import { isSyntax } from '#src/backend/build/syntax.ts';

const nothing: Knowledge = {
  tags: new Set(),
  cases: new Set(),
  fixed: {},
  never: new Set(),
  neverEqual: /^$/,
  bodies: {},
  unasked: new Set(),
  statements: /^$/,
};

const lean = (code: string, known: Partial<Knowledge>): string => {
  const program: unknown = parseAst(code);
  if (!isSyntax(program)) throw new Error('no program');
  return withoutDeadBranches(code, program, { ...nothing, ...known }).replaceAll(/\s+/g, ' ');
};
const unmade = { tags: new Set([13, 26]) };

test('a tag that is never made is compared with in vain', () => {
  const known = lean(
    'a = 13 === fiber.tag || fiber.tag !== 26 || 13 === other || 5 === b.tag',
    unmade,
  );
  expect(known).toBe('a = !1 || !0 || 13 === other || 5 === b.tag');
});

test('what would make such a tag makes the other one', () => {
  expect(lean('tag = isLink(x) ? 26 : isText(x) ? 6 : 5', unmade)).toBe(
    'tag = (isText(x) ? 6 : 5)',
  );
});

test('a case that is never come to goes, unless another falls into it', () => {
  const code = `switch (a.tag) {
    case 13: first(); break;
    case 5: second();
    case 26: third(); break;
    case 13: case 3: fourth();
  }`;
  expect(lean(code, unmade)).toBe(
    'switch (a.tag) { case 5: second(); third(); break; case 3: fourth(); }',
  );
});

test('a switch over something else is left alone', () => {
  const code = 'switch (a.size) { case 13: first(); }';
  expect(lean(code, unmade)).toBe(code);
});

test('a variable that was declared in such a case is declared still', () => {
  const code =
    'function f(a) { switch (a.tag) { case 13: var b = 1; return b; case 5: b = 2; return b; } }';
  expect(lean(code, unmade)).toBe(
    'function f(a) {var b; switch (a.tag) { case 5: b = 2; return b; } }',
  );
});

test('a variable of one value is that value, but not where a parameter hides it', () => {
  const code = `var on = false, one = { on: a.on }; function f() { on = true; return on; }
    function g(on) { return on; }`;
  expect(lean(code, { fixed: { on: '!1' } })).toBe(
    'var on = false, one = { on: a.on }; function f() { !1; return !1; } function g(on) { return on; }',
  );
});

test('members are known by their whole name or by their last', () => {
  const code = 'a = stack.current; b = other.current; c = d.e.isDry; f.isDry = true';
  const fixed = { 'stack.current': 'null', '.isDry': '!1' };
  expect(lean(code, { fixed })).toBe('a = null; b = other.current; c = !1; f.isDry = true');
});

test('functions, properties and statements go as they are told to', () => {
  const code = `function ask() { return far(); } if (may(1)) go();
    d = { a: one, b: two, c() {} }; Gone.prototype.x = 1;`;
  const known = lean(code, {
    bodies: { ask: 'return 1;' },
    never: new Set(['may']),
    unasked: new Set(['one', 'c']),
    statements: /^Gone\b/,
  });
  expect(known).toBe('function ask() {return 1;} if (!1) go(); d = { b: two, }; ');
});
