import { whyNoLaravel } from './laravel/lib/reason.ts';
import { pathOf, provide } from './lib/debian.ts';
import { printFlakes } from './lib/flakes.ts';
import { countResults, forgetResults } from './lib/results.ts';
import { startServices } from './lib/services.ts';
import { runSteps, type Step } from './lib/steps.ts';

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
const mainWays = ['paying', 'chat-room', 'videos', 'trusted-types'].map(
  (name) => `tests/e2e/${name}.e2e.ts`,
);

/** A machine of a member has a current browser, where the suites of `npm test` have a pinned one. */
const inCurrentChromium = (): readonly Step[] => [
  {
    name: "main ways in Debian's Chromium",
    command: ['vitest', 'run', '--config', 'tests/e2e.config.ts', ...mainWays],
    env: { CHROMIUM_PATH: pathOf('chromium') ?? '' },
  },
];

const engines = (): readonly Step[] => [
  { name: 'engines and nginx', command: ['vitest', 'run', '--config', 'tests/engines.config.ts'] },
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

forgetResults();
const services = await startServices();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    services.stop();
    process.exit(1);
  });
try {
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
  await runSteps('.ci/run', [
    { name: 'check', command: ['tsx', 'tests/check.ts'] },
    // Two at a time, the longest first, as the suites of `npm test`.
    [
      ...current,
      {
        name: 'backend on PostgreSQL and Redis',
        command: ['vitest', 'run', '--config', 'tests/backend.config.ts'],
        env: services.env,
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
  ]);
} finally {
  services.stop();
}
printFlakes();
const { passed, failed, skipped } = countResults();
const broken = process.exitCode !== 0 && failed === 0 ? 1 : 0;
console.log(
  `\n${passed} passed, ${failed + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
