import { spawn } from 'node:child_process';
import { buildProduct, isBuilt } from './product.ts';

/** `npm start`: builds when `dist` is missing or older than its sources, then runs it. */
if (!isBuilt()) {
  console.log('The product is not built yet, or its sources have changed. One moment.');
  await buildProduct((line) => console.log(`build: ${line}`));
}
const server = spawn(process.execPath, ['dist/server/main.js'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
