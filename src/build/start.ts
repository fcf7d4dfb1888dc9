import { spawn } from 'node:child_process';
import { endWithNpm } from './end-with-npm.ts';
import { oneBuild } from './one-build.ts';
import { buildProduct, isBuilt } from './product.ts';
import { serverArgs } from './server-args.ts';

const say = (line: string) => console.log(`build: ${line}`);

endWithNpm();
/** `npm start`: builds when `dist` is missing or older than its sources, then runs it. */
if (!isBuilt()) {
  console.log('The product is not built yet, or its sources have changed. One moment.');
  await oneBuild(say, async () => {
    if (!isBuilt()) await buildProduct(say);
  });
}
const command = [...serverArgs(process.env), 'dist/server/main.js'];
const server = spawn(process.execPath, command, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
