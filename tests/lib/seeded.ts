import { configureGlobal, readConfigureGlobal } from 'fast-check';

/**
 * The seed of every property that names none: the same in the gate, so that nobody's change is refused for a case
 * that it did not make; `npm run test:full` takes a fresh one and prints it (`PROPERTY_SEED`).
 */
configureGlobal({
  ...readConfigureGlobal(),
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_127),
});
