import { printFlakes } from './lib/flakes.ts';
import { countResults, forgetResults } from './lib/results.ts';
import { startServices } from './lib/services.ts';
import { runSteps } from './lib/steps.ts';

forgetResults();
const services = await startServices();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    services.stop();
    process.exit(1);
  });
try {
  await runSteps('.ci/run', [
    { name: 'check', command: ['tsx', 'tests/check.ts'] },
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
