import type { Plugin } from 'vite';

const ours = new URL('../../app/bring-chunk.ts', import.meta.url).pathname;

/** Vite names no file to bring where a chunk stands on no other: then it is the chunk itself, or a part of it. */
const alone = /(import\([`'"]\.\/([\w.-]+)[`'"]\)(?:\.then\(\w+=>\w+\.[\w$]+\))?),\[\]/g;
const named = (_: string, call: string, file: string) => `${call},["assets/${file}"]`;

/** Puts `src/app/bring-chunk.ts` in the place of Vite's preloading, which cannot ask a second time. */
export function chunkBringer(): Plugin {
  return {
    name: 'chunk-bringer',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { bringChunk as __vitePreload } from ${JSON.stringify(ours)};`,
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replaceAll(alone, named);
      },
    },
  };
}
