import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { screens } from '#src/app/screens.ts';
import { preloadManifest } from '#src/build/preload-manifest.ts';

type Chunk = readonly [
  moduleIds: readonly string[],
  imports?: readonly string[],
  styles?: readonly string[],
];

const bundleOf = (chunks: Readonly<Record<string, Chunk>>) =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, [moduleIds, imports = [], styles = []]]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        moduleIds,
        imports,
        isEntry: fileName === 'app.js',
        viteMetadata: { importedCss: new Set(styles) },
      },
    ]),
  ) as unknown as Record<string, Rolldown.OutputChunk>;

const screen = (name: 'home' | 'messages' | 'notAvailable') =>
  name === 'notAvailable'
    ? `/src/app/screens/${screens.settings.file}`
    : `/src/app/screens/${screens[name === 'home' ? 'main' : 'messages'].file}`;

const chunks: Record<string, Chunk> = {
  'app.js': [
    ['/src/app/main.tsx', '/src/locales/en/first.ts', screen('notAvailable')],
    [],
    ['app.css'],
  ],
  'ru.js': [['/src/locales/ru/first.ts'], ['app.js']],
  'member.js': [['/src/app/frames/member.tsx', screen('home')], ['app.js']],
  'guest.js': [
    [
      '/src/app/frames/guest.tsx',
      `/src/app/screens/${screens.welcome.file}`,
      `/src/app/screens/${screens.login.file}`,
      `/src/app/screens/${screens.explore.file}`,
    ],
    ['app.js'],
  ],
  'messages.js': [[screen('messages')], ['chat.js', 'app.js']],
  'chat.js': [[], [], ['chat.css']],
  'screens.js': [['/src/app/lazy-screens.ts'], ['app.js']],
};

test('a path leads to the files of its screen and its frame, without those of the entry', () => {
  const { files, member, guest, languages } = preloadManifest(bundleOf(chunks));
  const named = (places: readonly number[] | undefined) => places?.map((place) => files[place]);
  expect(named(member['/messages'])).toEqual([
    '/messages.js',
    '/chat.js',
    '/chat.css',
    '/member.js',
    '/screens.js',
  ]);
  expect(named(member['/'])).toEqual(['/member.js']);
  expect(named(guest['/'])).toEqual(['/guest.js']);
  expect(named(member[''])).toEqual(['/member.js', '/screens.js']);
  expect(guest['/messages']).toBeUndefined();
  expect(member['/settings']).toBeUndefined();
  expect(named(languages['ru'])).toEqual(['/ru.js']);
  expect(languages['en']).toEqual([]);
});

test('a screen, a frame or a language that is in no chunk stops the build', () => {
  for (const missing of ['messages.js', 'guest.js', 'screens.js']) {
    const { [missing]: _, ...others } = chunks;
    expect(() => preloadManifest(bundleOf(others))).toThrow('is in no chunk');
  }
  expect(() =>
    preloadManifest(bundleOf({ ...chunks, 'app.js': [[screen('notAvailable')]] })),
  ).toThrow('No chunk holds');
});
