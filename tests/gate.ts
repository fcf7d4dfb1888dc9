/**
 * End-to-end files of `npm test`: the paths that most members take. `npm run test:full` takes them
 * all. New files go here only if the gate stays within its budget (tests/README.md).
 */
const mainWays: readonly string[] = [
  'billing',
  'chat-room',
  'composer',
  'feed',
  'identity',
  'library',
  'my-posts',
  'navigation',
  'notices',
  'paid-message',
  'password-reset',
  'paying',
  'payout',
  'post-page',
  'registration',
  'session',
  'spine',
  'trusted-types',
  'unlock-in-lists',
  'uploads',
  'verification',
];

/** End-to-end files of the gate. */
export const mainWayFiles: readonly string[] = mainWays.map((name) => `tests/e2e/${name}.e2e.ts`);

/** Files of the other suites that `npm test` leaves to `npm run test:full`, each for its length, by suite. */
export const leftToFull = {
  /** Every dialog at every width and by every key, with unsent words and beside notices; what measures its fades. */
  views: [
    '**/modal/every-dialog-*.browser.test.tsx',
    '**/modal/{beside-notices,unsent-input}.browser.test.tsx',
  ],
  /**
   * Servers that are started, drained, killed and left without room; pictures by the hundred; races, twenty
   * rounds of each; tables that make a world for each of their lines.
   */
  backend: [
    '**/*race*.test.ts',
    '**/*killed.test.ts',
    '**/chat/writers.test.ts',
    '**/uploads/{busy-machine,camera-pictures,hostile-videos,interrupted-videos}.test.ts',
    '**/uploads/{medium-job,originals-kept}.test.ts',
    '**/uploads/{moving-pictures,picture-cost}.test.ts',
    '**/uploads/resumable-{bucket-away,bucket-runs,kept,refusals,socket,storage,videos}.test.ts',
    '**/identity/{runs,served}.test.ts',
    '**/kernel/{data-dir,draining,full-disk,open-files,process,two-processes}.test.ts',
    '**/leaving/purge.test.ts',
    '**/store/{bucket-away,copy-media,warn-of-missing}.test.ts',
    '**/videos/{real-*,bucket-renditions,metadata-job,renditions-locks}.test.ts',
    '**/people/privacy.test.ts',
    '**/security/unknown-numbers.test.ts',
  ],
  stories: [],
  /** A server that is started, killed and started again, and a lock that is waited for. */
  faults: ['**/uploads/uploads.test.ts'],
  /** Starts a dozen runs, two of which hang for 20 s. */
  unit: ['**/lib/steps.test.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
