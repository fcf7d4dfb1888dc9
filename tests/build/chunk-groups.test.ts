import { expect, test } from 'vitest';
import { chunkGroups } from '#src/build/chunk-groups.ts';
import { at, type Modules } from '#src/build/module-graph.ts';

test('every file that the groups name is there', () => {
  expect(chunkGroups().name).toBeTypeOf('function');
  expect(() => at(['app/no-such-file.ts'])).toThrow('no such file');
});

test('a listed file that the app does not import stops the build', () => {
  const { name } = chunkGroups();
  const nothing: Modules = { getModuleInfo: () => null };
  expect(() => typeof name === 'function' && name('main.tsx', nothing as never)).toThrow(
    'not part of the app',
  );
});
