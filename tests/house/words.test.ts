import { expect, test } from 'vitest';
import { code, fault, files, lineOf, parse, visit, type HouseFile } from './files.ts';

/** Lines of a file that match, as faults. */
const matches = ({ path, text }: HouseFile, pattern: RegExp, rule: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [fault(path, rule, index + 1)] : []));

const others = files.filter(({ path }) => !path.startsWith('tests/house/'));

test('nothing is left for later', () => {
  expect(
    others.flatMap((file) => matches(file, /\b(TODO|FIXME|XXX|HACK)\b/, 'do it or drop it')),
  ).toEqual([]);
});

/** Metaphors of an older vocabulary: say event, listener, send, store, cache, retry, request instead. */
const retired =
  /\b(deeds?|told|tells?|telling|heard|hears?|news|tidings|shelf|shelves|books?|bookOf|lobby|hurry|kin|wears?|wish(es|ed)?)\b/i;

test('code speaks the words of the field', () => {
  const prose = /locales\/|\/seed\/|-texts\.ts$/;
  const found = others
    .filter(({ path }) => /^(machines|src)\//.test(path) && !prose.test(path))
    .flatMap((file) => matches(file, retired, 'use the word that people search for'));
  expect(found).toEqual([]);
});

/** First words of a comment that a reader must decode: a noun ("Error of …") or a verb ("Returns …") says it. */
const indirect = /^\s*\/\*\*?\s+(?:What|Who|Whose|Whether|How|Where|When|Why|Which)\b/;

test('comments begin with a noun or a verb', () => {
  const found = others.flatMap((file) => matches(file, indirect, 'begin with a noun or a verb'));
  expect(found).toEqual([]);
});

test('a suppression says why', () => {
  const rule = 'write the reason after --';
  expect(
    others.flatMap((file) => [
      ...matches(file, /(?:ox|es)lint-disable(?!.*--\s*\S.{3})/, rule),
      ...matches(file, /@ts-(?:ignore|nocheck)/, 'no @ts-ignore: use @ts-expect-error and why'),
      ...matches(file, /@ts-expect-error\s*$/, 'say why'),
    ]),
  ).toEqual([]);
});

const hooks = /^use(State|Effect|LayoutEffect|InsertionEffect|Reducer|Ref)$/;
const views = code.filter(({ path }) => path.startsWith('src/views/'));

test('views hold no state and no effects', () => {
  const found = views.flatMap((file) => {
    const faults: string[] = [];
    visit(parse(file).program, ({ type, callee, start }) => {
      const { name, property } = (callee ?? {}) as { name?: string; property?: { name?: string } };
      const called = name ?? property?.name ?? '';
      if (type === 'CallExpression' && hooks.test(called)) {
        faults.push(
          fault(file.path, `${called} belongs in src/ui`, lineOf(file.text, Number(start))),
        );
      }
    });
    return faults;
  });
  expect(found).toEqual([]);
});

/** Attributes whose text a person sees or hears. */
const spoken = new Set([
  'title',
  'alt',
  'label',
  'placeholder',
  'help',
  'error',
  'aria-label',
  'aria-description',
]);
const letters = /\p{L}{2}/u;

test('views and controls hold no text of their own', () => {
  const spaces = code.filter(({ path }) => /^src\/(views|ui|app)\/.*\.tsx$/.test(path));
  const found = spaces.flatMap((file) => {
    const faults: string[] = [];
    const note = (text: unknown, start: unknown) => {
      if (typeof text === 'string' && letters.test(text)) {
        faults.push(
          fault(
            file.path,
            `"${text.trim()}" belongs in src/locales`,
            lineOf(file.text, Number(start)),
          ),
        );
      }
    };
    visit(parse(file).program, ({ type, value, name, start, expression }) => {
      if (type === 'JSXText') note(value, start);
      if (type === 'JSXExpressionContainer') {
        const { type: inner, value: literal } = expression as { type: string; value?: unknown };
        if (inner === 'Literal') note(literal, start);
      }
      if (type === 'JSXAttribute') {
        const attribute = (name as { name?: unknown }).name;
        if (typeof attribute === 'string' && spoken.has(attribute)) {
          note((value as { value?: unknown } | null)?.value, start);
        }
      }
    });
    return faults;
  });
  expect([...new Set(found)]).toEqual([]);
});
