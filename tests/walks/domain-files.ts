/** The file that walks through the views of one domain: Vitest shards by file, and Vite's glob wants a literal. */
export const domainFile = (domain: string): { readonly path: string; readonly text: string } => ({
  path: `tests/walks/${domain}.browser.test.ts`,
  text: `import type { ModelModule } from '#tests/lib/walk/model-file.ts';
import { walkViews } from './walk-views.ts';

await walkViews(
  import.meta.glob<ModelModule>('../${domain}/*.model.tsx'),
  import.meta.glob<string>('../${domain}/looks/*.txt', { query: '?raw', import: 'default' }),
);
`,
});

/** The domains of the flows that have a model, each once. */
export const domainsOf = (paths: readonly string[]): string[] =>
  [
    ...new Set(
      paths.flatMap((path) => /^tests\/([^/]+)\/[^/]+\.model\.tsx$/.exec(path)?.[1] ?? []),
    ),
  ].toSorted();
