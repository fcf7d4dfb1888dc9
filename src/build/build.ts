import { oneBuild } from './one-build.ts';
import { buildProduct, buildTestServer } from './product.ts';

/** `npm run build`; with `FANFARE_TEST_SWITCHES=1` also the server for the end-to-end tests. */
const started = performance.now();
const say = (line: string) => console.log(`build: ${line}`);
await oneBuild(say, async () => {
  await buildProduct(say);
  if (process.env['FANFARE_TEST_SWITCHES'] === '1') await buildTestServer();
});
console.log(`build: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exit(0);
