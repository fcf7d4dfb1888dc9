import { expect, test } from 'vitest';
import { chunkGroups } from '#src/build/chunk-groups.ts';
import { at, type Modules } from '#src/build/module-graph.ts';

test('every file that the groups name is there', () => {
  expect(chunkGroups().name).toBeTypeOf('function');
  expect(() => at(['app/no-such-file.ts'])).toThrow('no such file');
});

test('a module is where those are who need it first, and nowhere when nobody does', () => {
  const [main = '', member = '', guest = '', lists = ''] = at([
    'app/main.tsx',
    'app/frames/member.tsx',
    'app/frames/guest.tsx',
    'app/lazy/lists.ts',
  ]);
  const icon = '/node_modules/lucide-react/dist/esm/icons/flag.mjs';
  const imports: Readonly<Record<string, readonly string[]>> = {
    [main]: ['/all.ts'],
    [member]: ['/theirs.ts', '/both.ts', '/both.css'],
    [lists]: ['/later.ts', icon],
    [guest]: ['/ours.ts', '/both.ts', '/both.css', '/ours.css'],
  };
  const modules: Modules = {
    getModuleInfo: (id) => ({
      code: '',
      importedIds: imports[id] ?? [],
      dynamicallyImportedIds: [],
    }),
  };
  const { name } = chunkGroups();
  const placeOf = (id: string) =>
    typeof name === 'function' ? name(id, modules as never) : undefined;
  expect(
    [
      '/all.ts',
      '/theirs.ts',
      '/ours.ts',
      '/both.ts',
      '/ours.css',
      '/both.css',
      '/later.ts',
      icon,
    ].map((id) => placeOf(id)),
  ).toEqual(['app', 'member', 'guest', 'app', 'guest', 'app', null, 'list-icons']);
});
