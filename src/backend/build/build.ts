import { buildProduct, buildTestServer } from './product.ts';

/** `npm run build`; with `FANFARE_TEST_SWITCHES=1` also the server for the end-to-end tests. */
const started = performance.now();
await buildProduct((line) => console.log(`build: ${line}`));
if (process.env['FANFARE_TEST_SWITCHES'] === '1') await buildTestServer();
console.log(`build: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exit(0);
