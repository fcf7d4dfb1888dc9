import { eventOf, leavesOf, nodesOf } from '../chart.ts';
import { alphabetOf, sourcesOf } from '../domain.ts';
import type { Subject } from '../subject.ts';
import { quoted } from './literal.ts';
import { importOf, type ModelSource } from './source.ts';

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** `door.open` → `Open`: the words that are likely to stand on its control. */
const wordsOf = (type: string): string => {
  const words = type
    .replace(/^.*\./, '')
    .replaceAll(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Ports of a chart: names of what it invokes and waits for. */
const portsOf = (subject: Subject): string[] => {
  const sources = sourcesOf(subject);
  const waited = nodesOf(subject.machine)
    .flatMap((node) => [...node.transitions.keys()])
    .map((type) => eventOf(type))
    .filter(({ kind }) => kind === 'done' || kind === 'error')
    .map(({ about }) => sources.get(about) ?? about);
  return [...new Set(waited)].filter((name) => !name.startsWith('inline '));
};

/**
 * A model's file to begin with. It is right as it stands: what is not known yet is a comment, with the
 * chart's own names in it.
 */
export function skeletonOf(subject: Subject, source: ModelSource): string {
  const events = alphabetOf(subject).map((type) => `      // ${key(type)}: [{ … }],`);
  const ports = portsOf(subject);
  const outcomes = ports.map((name) => `      // ${key(name)}: { done: [ … ], error: [ … ] },`);
  const paths = ports.map((name) => `  //     ${key(name)}: { path: '/api/…' },`);
  const gestures = alphabetOf(subject).map(
    (type) => `  //   ${key(type)}: (person) => person.press(${quoted(wordsOf(type))}),`,
  );
  const sightings = leavesOf(subject.machine).map(
    (leaf) => `  //   ${key(leaf)}: (person) => person.sees('…'),`,
  );
  return [
    `import { defineModel } from ${quoted(source.library)};`,
    importOf(source)
      .replace(/import model /, 'import machine ')
      .replace(/ as model }/, ' as machine }'),
    '',
    '/** All that a tester knows of this chart; each line that begins with // waits for its values. */',
    'export default defineModel({',
    '  machine,',
    '  // A guard that reads a payload without a case answers both ways. Without this line every guard',
    '  // answers for itself, and events without cases are sent bare.',
    "  guards: 'unknown',",
    '  // input: { … },',
    '  cases: {',
    '    events: {',
    ...events,
    '    },',
    '    outcomes: {',
    ...outcomes,
    '    },',
    '  },',
    '  // For tests of a page: generate --format playwright.',
    '  // page: {',
    "  //   open: (page) => page.goto('/'),",
    ...(paths.length > 0 ? ['  //   ports: {', ...paths, '  //   },'] : []),
    '  // },',
    '  // gestures: {',
    ...gestures,
    '  // },',
    '  // sightings: {',
    ...sightings,
    '  // },',
    '});',
    '',
  ].join('\n');
}
