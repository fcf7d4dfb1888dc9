import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reservedNames } from '#src/backend/auth/members/usernames.ts';
import { backendPrefixes } from '#src/backend/web/backend-path.ts';
import { siteSettings } from '#src/build/site-settings.ts';
import { realtimeEvents } from '#src/contract/app/realtime.ts';
import { blocksOf, phpFiles } from '#tests/laravel/lib/guide.ts';

const guide = readFileSync('docs/laravel.md', 'utf8');
const words = (block: string | undefined) => (block ?? '').trim().split(/\s+/).toSorted();

test('the guide’s site.json is one that `npm run site` takes', () => {
  const [example = ''] = blocksOf('json');
  expect(siteSettings.safeParse(JSON.parse(example)).error).toBeUndefined();
});

test('every setting of a site is told in the guide', () => {
  const nginx = Object.keys(siteSettings.shape.nginx.unwrap().shape);
  for (const name of [...Object.keys(siteSettings.shape), ...nginx]) expect(guide).toContain(name);
});

test('its lists of paths and of names to refuse are those of the code', () => {
  const [paths, names] = blocksOf('text');
  expect(words(paths)).toEqual(backendPrefixes.toSorted());
  expect([...words(names), 'fanfare'].toSorted()).toEqual([...reservedNames].toSorted());
});

test('it tells each event that a client listens to', () => {
  for (const event of Object.keys(realtimeEvents)) expect(guide).toContain(`\`${event}\``);
});

test('each of its PHP blocks is a whole file and says which', () => {
  const files = phpFiles();
  expect(Object.keys(files)).toContain('bootstrap/app.php');
  for (const [path, text] of Object.entries(files)) {
    expect(path).toMatch(/\.php$/);
    expect(text, path).not.toContain('…');
  }
});

test('it names each answer about a file that a client tells apart', () => {
  for (const said of ['507', 'delayed', 'disk_full', 'lost', 'processing', 'failed'])
    expect(guide).toMatch(new RegExp(`\\b${said}\\b`));
});
