import { expect, test } from 'vitest';
import { readSettings, StartupError } from '#src/backend/settings.ts';
import { settingsTable } from '#src/backend/settings.table.ts';

test('an empty environment gives the defaults', () => {
  const settings = readSettings({}, 'production', '/srv');
  expect(settings).toMatchObject({
    port: 3000,
    host: 'localhost',
    appUrl: 'http://localhost:3000',
    dataDir: '/srv/data',
    seed: 'demo',
    broadcast: 'embedded',
    sessionLifetime: 120,
    testSwitches: false,
    trustProxy: false,
  });
});

test.each([
  ['PORT', 'http', 'PORT (it is "http")'],
  ['PORT', '70000', 'PORT (it is "70000")'],
  ['HOST', 'http://::1', 'HOST (it is "http://::1"): must be an address or a name'],
  ['HOST', 'localhost:3000', 'HOST (it is "localhost:3000"): must be an address or a name'],
  ['HOST', '[::1', 'HOST (it is "[::1"): must be an address or a name'],
  ['HOST', '[localhost', 'HOST (it is "[localhost"): must be an address or a name'],
  ['HOST', '999.1.1.1', 'HOST (it is "999.1.1.1"): must be an address or a name'],
  ['HOST', '::1:x', 'HOST (it is "::1:x"): must be an address or a name'],
  ['SEED', 'full', 'SEED (it is "full"): must be demo or none'],
  ['BROADCAST', 'carrier-pigeon', 'must be embedded or pusher'],
  ['APP_URL', 'fanfare.test', 'must be an address that starts with http:// or https://'],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL: must be an address that starts with postgres://'],
  ['APP_KEY', 'short', 'APP_KEY: must be at least 32 characters'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY (it is "yes"): must be 1 or 0'],
  ['SESSION_LIFETIME', '0', 'SESSION_LIFETIME (it is "0"): must be minutes'],
  ['SESSION_LIFETIME', 'long', 'must be minutes, a number from 1'],
  ['PORT', '3.5', 'PORT (it is "3.5"): must be a port, a number from 0 to 65535'],
  ['PUSHER_PORT', 'zz', 'PUSHER_PORT (it is "zz"): must be a port'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM (it is "nobody"): must be a mail address'],
  ['CONTACT', 'Ann <ann@fans.example>', 'must be one mail address, without a name'],
  ['CONTACT', 'a@b.example?cc=c@d.example', 'must be one mail address'],
  ['LARGEST_VIDEO', '2000', 'LARGEST_VIDEO (it is "2000"): must be megabytes, a number from 1 to'],
  ['STATEFUL_DOMAINS', 'http://a b', 'must be host or host:port values joined by commas'],
])('%s=%s is refused by name, in one line', (name, value, message) => {
  let refusal: unknown;
  try {
    readSettings({ [name]: value });
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(StartupError);
  expect(String(refusal)).toContain(message);
  expect(String(refusal)).not.toContain('\n');
});

test.each([
  ['::1', '::1', 'http://[::1]:3000', 'demo'],
  ['[::1]', '::1', 'http://[::1]:3000', 'demo'],
  ['0:0:0:0:0:0:0:1', '0:0:0:0:0:0:0:1', 'http://[::1]:3000', 'demo'],
  ['::', '::', 'http://localhost:3000', 'none'],
  ['[::]', '::', 'http://localhost:3000', 'none'],
  ['0.0.0.0', '0.0.0.0', 'http://localhost:3000', 'none'],
  ['fe80::1%eth0', 'fe80::1%eth0', 'http://[fe80::1]:3000', 'none'],
  ['127.0.0.1', '127.0.0.1', 'http://127.0.0.1:3000', 'demo'],
  ['fans.example', 'fans.example', 'http://fans.example:3000', 'none'],
])('HOST=%s listens on %s, stands at %s and holds %s', (given, host, appUrl, holds) => {
  expect(readSettings({ HOST: given })).toMatchObject({ host, appUrl, seed: holds });
});

test('secrets are not repeated in the message', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://me:hunter2@db' })).not.toThrow(/hunter2/);
  expect(() => readSettings({ DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(StartupError);
});

test('every wrong setting is named at once', () => {
  expect(() => readSettings({ PORT: 'x', SEED: 'y', LOG: 'z' })).toThrow(/PORT.*SEED.*LOG/);
});

test('Pusher without a secret is refused', () => {
  expect(() => readSettings({ BROADCAST: 'pusher' })).toThrow(/PUSHER_APP_SECRET/);
});

test('every line of the settings table says what it is for', () => {
  for (const { name, purpose } of settingsTable) {
    expect(name).toMatch(/^[A-Z][A-Z\d_]+$/);
    expect(purpose.length).toBeGreaterThan(20);
  }
});

test('the demo world is for this machine alone, unless it is asked for', () => {
  for (const HOST of ['localhost', '127.0.0.1', '::1'])
    expect(readSettings({ HOST }).seed, HOST).toBe('demo');
  for (const HOST of ['0.0.0.0', '::', 'fan.example', '10.0.0.7', '127.evil.example'])
    expect(readSettings({ HOST }).seed, HOST).toBe('none');
  expect(readSettings({ NODE_ENV: 'production' }).seed).toBe('none');
  expect(readSettings({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo');
});
