import { runSteps } from './lib/steps.ts';
import { builtSteps, readSteps } from './static.ts';
import { gateSuites } from './suites.ts';

/** Seconds after which it says what it was doing and fails: a machine's own limit would say nothing. */
const limit = 57 * 60;

/** `npm run check`, and after `npm ci` `.ci/run`: all that a change must pass before it is shared. */
await runSteps('npm run check', [readSteps, gateSuites, builtSteps], { limit });
