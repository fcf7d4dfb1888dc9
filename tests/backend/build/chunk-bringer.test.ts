import { expect, test } from 'vitest';
import { chunkBringer } from '#src/backend/build/chunk-bringer.ts';

/** A chunk's code as the plugin leaves it. */
const brought = async (code: string): Promise<string> => {
  const bundle = { 'assets/app.js': { type: 'chunk', code } };
  const { generateBundle } = chunkBringer();
  if (typeof generateBundle !== 'object') throw new Error('The plugin has no such hook.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hook reads nothing else
  await generateBundle.handler.call({} as never, {} as never, bundle as never, false);
  return bundle['assets/app.js'].code;
};

test('a chunk that stands on no other is fetched itself, also where a part of it is wanted', async () => {
  expect(await brought('L(()=>import(`./terms-B1_x-.js`),[])')).toBe(
    'L(()=>import(`./terms-B1_x-.js`),["assets/terms-B1_x-.js"])',
  );
  expect(await brought('L(()=>import(`./member-a.js`).then(e=>e.o),[])')).toBe(
    'L(()=>import(`./member-a.js`).then(e=>e.o),["assets/member-a.js"])',
  );
});

test('one that stands on others is left as it is', async () => {
  const code = 'L(()=>import(`./chat-a.js`).then(e=>e.t),__vite__mapDeps([7,1]))';
  expect(await brought(code)).toBe(code);
});
