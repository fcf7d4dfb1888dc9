import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#tests/lib/free-port.ts';
import { blocksOf, envAt, phpFiles } from './guide.ts';

const composer = ['--no-interaction', '--no-progress', '--no-scripts', '--quiet'];
const skeleton = path.resolve('tests/laravel/skeleton');
const fortify = path.resolve('tests/laravel/fortify');

/** Runs one program to its end; what it printed is in the error where it fails. */
function run(file: string, args: readonly string[], cwd?: string): void {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
    timeout: 240_000,
  });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')}\n${stdout}\n${stderr}`);
}

const canBeHad = (name: string): boolean => {
  try {
    run('composer', ['show', '--all', '--no-interaction', '--quiet', name]);
    return true;
  } catch {
    // Packagist as it is reached from here has no such package.
    return false;
  }
};

/** A new Laravel with Sanctum, and Fortify or its stand-in, as Packagist has them. */
function install(to: string): void {
  run('composer', ['create-project', 'laravel/laravel:^12.0', to, '--no-install', ...composer]);
  const file = path.join(to, 'composer.json');
  const { autoload, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const isHad = canBeHad('laravel/fortify');
  const wanted = {
    php: '^8.2',
    'laravel/framework': '^12.0',
    'laravel/sanctum': '^4.0',
    'laravel/fortify': '^1.25',
    'pusher/pusher-php-server': '^7.0',
  };
  const json = {
    name: rest.name,
    type: rest.type,
    require: wanted,
    repositories: isHad ? [] : [{ type: 'path', url: fortify, options: { symlink: false } }],
    autoload,
    config: { 'allow-plugins': false },
  };
  writeFileSync(file, JSON.stringify(json, null, 2));
  run('composer', ['update', '--no-dev', '--prefer-dist', ...composer], to);
  // Files that `fortify:install` writes; the guide's files replace some.
  const provider = 'Laravel\\Fortify\\FortifyServiceProvider';
  if (isHad) run('php', ['artisan', 'vendor:publish', `--provider=${provider}`], to);
}

/**
 * Files that a developer adds to the guide's: the product's API routes, and their data's tables.
 */
const own: Readonly<Record<string, string>> = {
  'api.php': 'routes/api.php',
  'create-messages-table.php': 'database/migrations/2026_01_01_000001_create_messages_table.php',
  'reset-user-password.php': 'app/Actions/Fortify/ResetUserPassword.php',
};

const write = (folder: string, name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

/** Writes the client for this address, and puts it into the application as the guide says. */
function addSite(folder: string, origin: string, brokerPort: number): void {
  const settings = JSON.parse(blocksOf('json')[0] ?? '');
  const { nginx: _nginx, broadcaster, ...site } = settings;
  const { hostname } = new URL(origin);
  const there = { ...broadcaster, host: hostname, port: brokerPort, tls: false };
  write(folder, 'site.json', JSON.stringify({ ...site, broadcaster: there }));
  const written = path.join(folder, 'site');
  run('node_modules/.bin/tsx', ['src/build/site.ts', path.join(folder, 'site.json'), written]);
  cpSync(path.join(written, 'public'), path.join(folder, 'public'), { recursive: true });
}

/** A Laravel by the guide, which answers at one address. */
export interface Application {
  readonly folder: string;
  readonly origin: string;
}

/** All that was mailed, the latest last. */
export const mailsOf = ({ folder }: Application): string =>
  readFileSync(path.join(folder, 'storage/logs/laravel.log'), 'utf8');

/** Makes an application of the guide's own files, with the client in it, and starts it. */
export async function startApplication(
  folder: string,
): Promise<Application & { stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  install(folder);
  for (const [name, text] of Object.entries(phpFiles())) write(folder, name, text);
  for (const [from, to] of Object.entries(own))
    write(folder, to, readFileSync(path.join(skeleton, from), 'utf8'));
  write(folder, 'resources/reserved-names.txt', blocksOf('text')[1] ?? '');
  write(folder, 'routes/web.php', '<?php\n');
  write(folder, 'database/database.sqlite', '');
  addSite(folder, origin, await freePort());
  const env = {
    ...envAt(origin),
    APP_NAME: 'Harbour',
    APP_ENV: 'production',
    APP_KEY: `base64:${randomBytes(32).toString('base64')}`,
    BCRYPT_ROUNDS: '4',
    BROADCAST_CONNECTION: 'reverb',
    CACHE_STORE: 'file',
    DB_CONNECTION: 'sqlite',
    LOG_CHANNEL: 'single',
    MAIL_MAILER: 'log',
    QUEUE_CONNECTION: 'sync',
    REVERB_APP_ID: 'harbour',
    REVERB_APP_KEY: 'reverb-key',
    REVERB_APP_SECRET: 'reverb-secret',
    SESSION_DRIVER: 'file',
  };
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  write(folder, '.env', `${lines.join('\n')}\n`);
  run('php', ['artisan', 'migrate', '--force'], folder);
  const served = 'vendor/laravel/framework/src/Illuminate/Foundation/resources/server.php';
  const server: ChildProcess = spawn(
    'php',
    // A file that a test changes counts at once.
    ['-d', 'opcache.revalidate_freq=0', '-S', `127.0.0.1:${port}`, path.join(folder, served)],
    {
      cwd: path.join(folder, 'public'),
      stdio: 'ignore',
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true,
    },
  );
  const ended = once(server, 'exit');
  for (let tries = 0; tries < 50; tries += 1) {
    if (await isUp(origin)) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    folder,
    origin,
    // Its workers are processes of their own: the whole group ends.
    stop: async () => {
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
      await ended;
    },
  };
}

const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/up`).then(
    ({ ok }) => ok,
    () => false,
  );
