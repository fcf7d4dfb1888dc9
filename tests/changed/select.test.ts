import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { files, type HouseFile } from '#tests/house/files.ts';
import { graphOf } from './graph.ts';
import { stepsOf } from './plan.ts';
import { concernOf } from './rules.ts';
import { select } from './select.ts';
import { suiteFiles, suiteNames } from './suites.ts';

/** A small house: each path with what it imports, or with its whole text. */
const house: Readonly<Record<string, string>> = {
  'machines/auth/login.machine.ts': `import './words.ts';`,
  'machines/auth/words.ts': '',
  'machines/chat/inbox.machine.ts': '',
  'src/views/auth/login.view.tsx': `import '#src/ui/buttons/button.tsx'; import type { X } from './types.ts';`,
  'src/views/auth/types.ts': '',
  'src/views/chat/inbox.view.tsx': '',
  'src/ui/buttons/button.tsx': `import './button.css';`,
  'src/ui/buttons/button.css': '',
  'src/backend/app.ts': '',
  'stories/auth/login.stories.tsx': `import '#src/views/auth/login.view.tsx';`,
  'stories/chat/inbox.stories.tsx': `import '#src/views/chat/inbox.view.tsx';`,
  'tests/auth/login.model.tsx': `import '#machines/auth/login.machine.ts'; import '#src/views/auth/login.view.tsx';`,
  'tests/chat/inbox.model.tsx': `import '#machines/chat/inbox.machine.ts'; import '#src/views/chat/inbox.view.tsx';`,
  'tests/auth/words.test.ts': `import '#machines/auth/words.ts';`,
  'tests/house/names.test.ts': `import { readFileSync } from 'node:fs';`,
  'tests/backend/app.test.ts': `import '#src/backend/app.ts';`,
  'tests/backend/other.test.ts': '',
  'tests/faults/chat.test.ts': `import '#machines/chat/inbox.machine.ts';`,
  'tests/e2e/talk.e2e.ts': `import './lib/way.ts';`,
  'tests/e2e/other.e2e.ts': '',
  'tests/e2e/lib/way.ts': '',
  'tests/lib/temporary.ts': '',
  'tests/ui/menu.browser.test.tsx': `import '#src/ui/buttons/button.tsx';`,
  'tests/walks/walk-views.ts': '',
  'tests/walks/auth.browser.test.ts': `import './walk-views.ts'; import.meta.glob('../auth/*.model.tsx');`,
  'tests/walks/chat.browser.test.ts': `import './walk-views.ts'; import.meta.glob('../chat/*.model.tsx');`,
};
const small: HouseFile[] = Object.entries(house).map(([path, text]) => ({
  path,
  text,
  folder: dirname(path),
  name: basename(path),
}));

/** Suite by suite what runs, as short as it can be said. */
const chosen = (paths: readonly string[], isSame: (flow: string) => boolean = () => false) =>
  Object.fromEntries(
    select(small, paths, isSame).map(({ suite, files: of, walks }) => [
      suite,
      of === 'all' ? 'all' : [...of, ...walks.flatMap(({ flows }) => flows)],
    ]),
  );

const reader = 'tests/house/names.test.ts';
const none = { 'end to end': [], views: [], backend: [], stories: [], faults: [], unit: [reader] };

test('a document concerns what reads files', () => {
  expect(chosen(['README.md'])).toEqual(none);
});

test('a file of an unknown kind concerns every suite, and so does the lock file', () => {
  for (const path of ['src/ui/film.mp4', 'package-lock.json', 'vite.config.ts', 'deploy/x.yaml'])
    expect(Object.values(chosen([path]))).toEqual(suiteNames.map(() => 'all'));
});

test('a control concerns the views, stories and walks that draw it, and the built product', () => {
  expect(chosen(['src/ui/buttons/button.css'])).toEqual({
    ...none,
    'end to end': 'all',
    views: ['tests/ui/menu.browser.test.tsx', 'auth/login'],
    stories: ['stories/auth/login.stories.tsx'],
  });
});

test('types alone are loaded by no test', () => {
  expect(chosen(['src/views/auth/types.ts'])).toEqual({ ...none, 'end to end': 'all' });
});

test('a chart is walked again when it is another one, and not when it is the same', () => {
  const path = 'machines/auth/words.ts';
  const rest = { 'end to end': 'all', unit: ['tests/auth/words.test.ts', reader] };
  expect(chosen([path])).toEqual({ ...none, ...rest, views: ['auth/login'] });
  expect(chosen([path], () => true)).toEqual({ ...none, ...rest });
});

test('a view that changed with its chart is walked, whatever the chart says', () => {
  const paths = ['machines/auth/words.ts', 'src/views/auth/login.view.tsx'];
  expect(chosen(paths, () => true)['views']).toEqual(['auth/login']);
});

test('whoever walks concerns every walk', () => {
  expect(chosen(['tests/walks/walk-views.ts'])['views']).toEqual([
    'tests/walks/auth.browser.test.ts',
    'tests/walks/chat.browser.test.ts',
  ]);
});

test('of a model that is gone there is nothing to walk', () => {
  expect(chosen(['tests/auth/gone.model.tsx'])).toEqual(none);
});

test('the server concerns its own tests', () => {
  expect(chosen(['src/backend/app.ts'])['backend']).toEqual(['tests/backend/app.test.ts']);
});

test('an end-to-end file concerns itself, and a step that it takes only those who take it', () => {
  expect(chosen(['tests/e2e/lib/way.ts'])).toEqual({
    ...none,
    'end to end': ['tests/e2e/talk.e2e.ts'],
  });
});

test('what every test of a suite loads concerns the suite', () => {
  const { backend, faults, unit, views } = chosen(['tests/lib/temporary.ts']);
  expect([backend, faults, unit, views]).toEqual(['all', 'all', 'all', []]);
});

test('whole files and single flows are two commands', () => {
  const suite = { name: 'views', command: ['vitest', 'run'] } as const;
  const [choice] = select(small, ['src/ui/buttons/button.tsx'], () => false).filter(
    (one) => one.suite === 'views',
  );
  const steps = choice ? stepsOf(suite, choice) : [];
  expect(steps.map(({ command, files }) => [command.slice(2), files])).toEqual([
    [[], ['tests/ui/menu.browser.test.tsx']],
    [['-t', '^(auth/login) '], ['tests/walks/auth.browser.test.ts']],
  ]);
});

test('every test of the house belongs to one suite', () => {
  const tests = files.filter(({ path }) => /\.(test|e2e|stories)\.tsx?$/.test(path));
  const lost = tests.filter(
    ({ path }) => suiteNames.filter((name) => suiteFiles[name].isTest(path)).length !== 1,
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('the graph finds the file of every import of our own', () => {
  const graph = graphOf(files);
  expect(
    files.flatMap(({ path }) => graph.unresolved(path).map((from) => `${path}  ${from}`)),
  ).toEqual([]);
});

test('every file of the house is of a known kind', () => {
  const every = files.filter(({ path }) => concernOf(path).all === 'every suite');
  expect(every.map(({ path }) => path)).toEqual([
    'tests/all.ts',
    'tests/check.ts',
    'tests/full.ts',
    'tests/gate.ts',
    'tests/lib/command.ts',
    'tests/lib/report.ts',
    'tests/lib/results.ts',
    'tests/lib/services.ts',
    'tests/lib/steps.ts',
    'tests/static.ts',
    'tests/suites.ts',
  ]);
});
