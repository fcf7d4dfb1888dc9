/** Files of a suite; the command that runs it is in `tests/all.ts`. */
export interface SuiteFiles {
  readonly isTest: (path: string) => boolean;
  /** Paths that every test of it loads: its configuration and the files named there. */
  readonly base: readonly string[];
}

const matches = (pattern: RegExp) => (path: string) => pattern.test(path);
const temporary = 'tests/lib/temporary.ts';
const seeded = 'tests/lib/seeded.ts';

/** The suites by their names in `npm test`. */
export const suiteFiles = {
  'end to end': {
    isTest: matches(/^tests\/e2e\/.*\.e2e\.ts$/),
    base: [
      'tests/e2e.config.ts',
      temporary,
      'tests/e2e/lib/global-setup.ts',
      'tests/e2e/lib/setup.ts',
    ],
  },
  views: {
    isTest: matches(/^tests\/.*\.browser\.test\.tsx?$/),
    base: ['tests/browser.config.ts'],
  },
  backend: {
    isTest: matches(/^tests\/backend\/.*\.test\.ts$/),
    base: ['tests/backend.config.ts', temporary, seeded],
  },
  stories: {
    isTest: matches(/^(stories\/.*|\.storybook\/[^/]+)\.stories\.tsx$/),
    base: ['tests/browser.config.ts', '.storybook/preview.tsx'],
  },
  faults: {
    isTest: matches(/^tests\/faults\/.*\.test\.ts$/),
    base: ['tests/faults.config.ts', temporary],
  },
  unit: {
    isTest: matches(
      /^tests\/(?!(?:.*\/)?(?:backend|e2e|bench|faults)\/)(?!.*\.browser\.).*\.test\.tsx?$/,
    ),
    base: ['tests/unit.config.ts', temporary, seeded],
  },
} as const satisfies Readonly<Record<string, SuiteFiles>>;

export type SuiteName = keyof typeof suiteFiles;
export const suiteNames = Object.keys(suiteFiles) as SuiteName[];
