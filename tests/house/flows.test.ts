import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { leavesOf, nodesOf } from '#tests/paths/chart.ts';
import { pascal } from './case.ts';
import { readFlows, type Flow } from './charts.ts';
import { code, fault, files, importsOf, parse } from './files.ts';
import type { Layer } from './layers.ts';

const flows = await readFlows();
const known = new Set(files.map(({ path }) => path));

const eventsOf = (machine: AnyStateMachine): string[] =>
  machine.events.filter((type) => !type.startsWith('xstate.'));

/** The root charts have no adapter of their own: the composition root fills their ports. */
const isComposed = ({ domain, stem }: Flow): boolean =>
  code.some(
    (file) =>
      file.path.startsWith('src/app/') &&
      importsOf(file).some(({ from }) => from.startsWith(`#machines/${domain}/${stem}.`)),
  );

test('every chart has its types and its model, every port its adapter, every view its stories', () => {
  const missing = flows.flatMap((flow) => {
    const wanted: Layer[] = ['model'];
    if (flow.machine && eventsOf(flow.machine).length > 0) wanted.push('types');
    if (flow.has('ports') && !isComposed(flow)) wanted.push('adapter');
    if (flow.model?.View) wanted.push('view', 'stories');
    return wanted
      .filter((layer) => !flow.has(layer))
      .map((layer) => fault(flow.fileOf(layer), `is missing beside ${flow.fileOf('machine')}`));
  });
  expect(missing).toEqual([]);
});

test('every adapter, view, story and model belongs to a chart of the same name', () => {
  const mirrors: readonly [pattern: RegExp, machineOf: (domain: string, stem: string) => string][] =
    [
      /^src\/actors\/([^/]+)\/([^/]+)\.adapter\.ts$/,
      /^src\/views\/([^/]+)\/([^/]+)\.view\.tsx$/,
      /^stories\/(?!(?:ui|mails|printed|hosting|templates)\/)([^/]+)\/([^/]+)\.stories\.tsx$/,
      /^tests\/([^/]+)\/([^/]+)\.model\.tsx$/,
    ].map((pattern) => [pattern, (domain, stem) => `machines/${domain}/${stem}.machine.ts`]);
  const orphans = files.flatMap(({ path }) =>
    mirrors.flatMap(([pattern, machineOf]) => {
      const [, domain, stem] = pattern.exec(path) ?? [];
      if (domain === undefined || stem === undefined) return [];
      return known.has(machineOf(domain, stem))
        ? []
        : [fault(path, `has no chart ${machineOf(domain, stem)}`)];
    }),
  );
  expect(orphans).toEqual([]);
});

const storiesOf = (flow: Flow): string[] => {
  const file = files.find(({ path }) => path === flow.fileOf('stories'));
  if (!file) return [];
  return parse(file).module.staticExports.flatMap(({ entries }) =>
    (entries as readonly { exportName?: { name: string | null } }[]).flatMap(({ exportName }) =>
      exportName?.name ? [exportName.name] : [],
    ),
  );
};

/**
 * A leaf's story is the leaf in Pascal case, or its full path when another leaf has the same last
 * word. In a chart with parallel regions one story shows a leaf of each, and names them one after the
 * other, so there the leaf's name need only be part of the story's.
 */
const isShown = (leaf: string, stories: readonly string[], parallel: boolean): boolean => {
  const last = pascal(leaf.split('.').at(-1) ?? '');
  const whole = leaf.split('.').map(pascal).join('');
  return stories.some((story) =>
    parallel ? story.includes(last) || story.includes(whole) : story === last || story === whole,
  );
};

test('every leaf state of a chart with a view has a story', () => {
  const missing = flows.flatMap((flow) => {
    if (!flow.machine || !flow.model?.View) return [];
    const stories = storiesOf(flow);
    const parallel = nodesOf(flow.machine).some(({ type }) => type === 'parallel');
    return leavesOf(flow.machine)
      .filter((leaf) => leaf !== '(root)' && !isShown(leaf, stories, parallel))
      .map((leaf) => fault(flow.fileOf('stories'), `state "${leaf}" has no story`));
  });
  expect(missing).toEqual([]);
});
