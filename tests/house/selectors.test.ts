import { expect, test } from 'vitest';
import { code, fault, lineOf, type HouseFile } from './files.ts';

const views = code.filter(({ path }) => path.startsWith('src/views/'));

/** The charts whose actors a view is given, by the names that their types have there. */
const chartsOf = ({ text }: HouseFile): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\btypeof (\w+)Machine\b|\b([A-Z]\w+?)(?:Ref|Actor)\b/g)].map(
      ({ 1: machine, 2: type = '' }) =>
        machine ?? `${type.charAt(0).toLowerCase()}${type.slice(1)}`,
    ),
  );

/** A field whose words a chart follows letter by letter. What a search finds is what is drawn: it is not meant. */
const follows = /\bonInput=\{(?!.*search\.change)/;
/** All that a chart knows: each key, each tick and each byte draws the view anew. */
const whole =
  /useSelector\(\s*[\w.?\s]+,\s*(?:\((\w+)\) => \1(?:\.context)?|\(\{ context \}\) => context),?\s*\)/g;

const typedInto = new Set(
  views.filter(({ text }) => follows.test(text)).flatMap((view) => [...chartsOf(view)]),
);
/** Drawn as a whole all the same, and why. */
const small: Readonly<Record<string, string>> = {
  'posts/post-time.view.tsx': 'a day and a time are one thing, and what they come to stands below',
};
const isSmall = ({ path }: HouseFile) => path.slice('src/views/'.length) in small;

test('no view that is drawn from a chart that a field is typed into selects all of it', () => {
  const found = views.flatMap((view) => {
    const charts = [...chartsOf(view)].filter((chart) => typedInto.has(chart));
    if (charts.length === 0 || isSmall(view)) return [];
    return [...view.text.matchAll(whole)].map(({ index }) =>
      fault(view.path, `select what is drawn of ${charts.join(', ')}`, lineOf(view.text, index)),
    );
  });
  expect(typedInto).toContain('postEditor');
  expect(found).toEqual([]);
});

/** Whole snapshots that views still select: the number may fall, and never grow. */
const wholeAtMost = 23;

test('no more views select a whole snapshot than do', () => {
  const found = views.flatMap(({ path, text }) =>
    [...text.matchAll(whole)].map(({ index }) => `${path}:${lineOf(text, index)}`),
  );
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(wholeAtMost);
});
