import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathOf } from '#tests/lib/debian.ts';

/** Starts nginx with one server of a file, in a folder of its own; answers how to end it. */
export async function startNginx(folder: string, server: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${server};
}
`;
  const file = path.join(folder, 'main.conf');
  writeFileSync(file, main);
  const nginx = spawn(pathOf('nginx') ?? 'nginx', ['-c', file, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  nginx.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(nginx, 'exit');
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${printed}`);
  return async () => {
    nginx.kill('SIGQUIT');
    await ended;
  };
}
