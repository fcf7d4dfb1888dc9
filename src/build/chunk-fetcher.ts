import type { ModulePreloadOptions, Plugin } from 'vite';

const fetchChunk = new URL('../app/fetch-chunk.ts', import.meta.url).pathname;

/** Vite names no file to preload where a chunk has no dependencies: then it is the chunk itself. */
export const resolveDependencies: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  file,
  dependencies,
  { hostType },
) => (hostType === 'js' && dependencies.length === 0 ? [file] : dependencies);

/** Uses `src/app/fetch-chunk.ts` instead of Vite's preload helper, which cannot retry (decision 016). */
export function chunkFetcher(): Plugin {
  return {
    name: 'chunk-fetcher',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { fetchChunk as __vitePreload } from ${JSON.stringify(fetchChunk)};`,
    },
  };
}
