import { readdirSync, readFileSync } from 'node:fs';
import { whyNoLaravel } from './laravel/lib/reason.ts';
import { pathOf, provide } from './lib/debian.ts';
import { startServices } from './lib/services.ts';
import { runSteps, type Step } from './lib/steps.ts';
import { builtSteps, readSteps } from './static.ts';
import { wholeSuites } from './suites.ts';

/** Steps that need programs of Debian; where those cannot be had, none, and the reason is printed. */
const withDebian = (
  programs: readonly string[],
  packages: readonly string[],
  steps: () => readonly Step[],
): readonly Step[] => {
  const why = provide(programs, packages);
  if (why === null) return steps();
  console.log(`skipped: what needs ${packages.join(', ')}: ${why}`);
  return [];
};

/** End-to-end files of what differs from one version of Chromium to the next, and of the ways that most take. */
const waysOfChromium = ['paying', 'chat-room', 'videos', 'trusted-types'].map(
  (name) => `tests/e2e/${name}.e2e.ts`,
);

/** A machine of a member has a current browser, where the suites of `npm test` have a pinned one. */
const inCurrentChromium = (): readonly Step[] => [
  {
    name: "main ways in Debian's Chromium",
    command: ['vitest', 'run', '--config', 'tests/e2e.config.ts'],
    files: waysOfChromium,
    env: { CHROMIUM_PATH: pathOf('chromium') ?? '' },
    quiet: 300,
  },
];

/** Every state of every dialog and screen, with little room and large text; of controls they are made. */
const narrowStories: Step = {
  name: 'stories in narrow windows',
  command: ['vitest', 'run', '--config', 'tests/browser.config.ts', '--project', 'stories'],
  files: readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .map((path) => `stories/${path}`)
    .filter((path) => path.endsWith('.stories.tsx'))
    .filter((path) => /title: '(?:Dialogs|Screens)\//.test(readFileSync(path, 'utf8'))),
  env: { VITE_NARROW: '1' },
  quiet: 320,
};

const engines = (): readonly Step[] => [
  {
    name: 'engines and nginx',
    command: ['vitest', 'run', '--config', 'tests/engines.config.ts'],
    quiet: 300,
  },
];

const laravel = (): readonly Step[] => {
  const why = whyNoLaravel();
  if (why === null)
    return [
      {
        name: 'the guide for Laravel',
        command: ['vitest', 'run', '--config', 'tests/laravel.config.ts'],
      },
    ];
  console.log(`skipped: the guide for Laravel: ${why}`);
  return [];
};

/** Fresh cases for every property that names no seed: what a failure prints repeats it. */
process.env['PROPERTY_SEED'] ??= String(Date.now() % 2 ** 31);
console.log(`PROPERTY_SEED=${process.env['PROPERTY_SEED']}`);

/** `npm run test:full`: everything, with the databases, servers and browsers of Debian. */
const services = await startServices();
process.once('exit', () => services.stop());
const current = withDebian(['chromium'], ['chromium'], inCurrentChromium);
const others = [
  withDebian(['firefox-esr'], ['firefox-esr'], engines),
  withDebian(
    ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'],
    ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
    engines,
  ),
  withDebian(['nginx'], ['nginx-light'], engines),
].flat();
const guided = laravel();
await runSteps('npm run test:full', [
  readSteps,
  { name: 'paths', command: ['tsx', 'tests/paths/cli.ts', 'gate', 'all'], quiet: 500 },
  wholeSuites,
  // Two at a time, the longest first, as the suites of `npm test`.
  [
    narrowStories,
    ...current,
    {
      name: 'backend on PostgreSQL and Redis',
      command: ['vitest', 'run', '--config', 'tests/backend.config.ts'],
      env: services.env,
      quiet: 600,
    },
    {
      name: 'fuzz of every operation',
      command: ['vitest', 'run', '--config', 'tests/backend.config.ts', 'openapi/fuzz'],
      env: { FUZZ_SECONDS: '60' },
    },
  ],
  // One step for all of them: each of its files skips what is not there.
  ...others.slice(0, 1),
  ...guided,
  builtSteps,
  {
    name: "designers' Storybook",
    command: ['vitest', 'run', '--config', 'tests/designers.config.ts'],
    env: { STORYBOOK_FOLDER: 'dist/storybook' },
    quiet: 200,
  },
]);
