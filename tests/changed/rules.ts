import type { SuiteName } from './suites.ts';

/** Tests that a changed file affects besides those that load it. */
export interface Concern {
  /** Suites that run from end to end. */
  readonly all: readonly SuiteName[] | 'every suite';
  /** True if tests that read files from the disk are affected: house rules, the built server. */
  readonly readers: boolean;
  readonly why: string;
}

type Rule = readonly [pattern: RegExp, concern: Concern];

/** The first that fits counts. What none of them knows concerns every suite. */
const rules: readonly Rule[] = [
  [/\.md$|^docs\//, { all: [], readers: true, why: 'a document' }],
  [
    /^\.(oxlintrc|oxfmtrc|knip)\.json$|^\.(editorconfig|gitignore)$|(^|\/|\.)tsconfig(\.base)?\.json$/,
    { all: [], readers: false, why: 'of lint, format and types, which `npm run check` runs' },
  ],
  [
    /^tests\/(all|check|full|gate|static|suites)\.ts$|^tests\/lib\/(command|report|results|services|steps)\.ts$/,
    { all: 'every suite', readers: true, why: 'how tests are run' },
  ],
  [
    /^tests\/laravel\/.*\.php$/,
    {
      all: [],
      readers: false,
      why: 'of the guide for Laravel, which `npm run test:full` carries out',
    },
  ],
  [
    /^tests\/e2e\/.*\.webm$/,
    { all: ['end to end'], readers: true, why: 'a file that end-to-end tests upload' },
  ],
  [/^tests\/[^/]+\/looks\//, { all: [], readers: true, why: 'looks that walks are held to' }],
  [/^tests\/bench\//, { all: [], readers: true, why: 'of the benches, which are no suite' }],
  [/^stories\/[^/]+\.mdx$/, { all: [], readers: true, why: 'a page that tests do not draw' }],
  [/^\.storybook\//, { all: ['stories'], readers: true, why: 'how stories are shown' }],
  [
    /^src\/backend\/(db\/migrations|seed|stand-ins)\/.*\.(?!tsx?$)[^.]+$/,
    { all: ['backend', 'faults', 'end to end'], readers: true, why: 'data of the server' },
  ],
  [
    /^src\/(index\.html|public\/)/,
    { all: ['backend', 'end to end'], readers: true, why: 'of the hosting page' },
  ],
  [
    /^(machines|src)\/.*\.(tsx?|css|json)$/,
    { all: ['end to end'], readers: true, why: 'of the product that is built' },
  ],
  [/^(stories|tests)\/.*\.(tsx?|css|json|html)$/, { all: [], readers: true, why: 'a module' }],
];

const unknown: Concern = { all: 'every suite', readers: true, why: 'of no kind that is known' };

/** Tests that a change of this file affects, whatever loads it. */
export const concernOf = (path: string): Concern =>
  rules.find(([pattern]) => pattern.test(path))?.[1] ?? unknown;
