import type { Plugin } from 'vite';

const placeholder = '{/* preload-manifest */}';
const wanted = /\/src\/(?:app\/screens\/([a-z-]+)\.screen\.tsx?|locales\/([A-Za-z-]+)\/first\.ts)$/;

/**
 * Writes into the hosting page which chunks each screen and each language need beyond the entry, so
 * that its first script can preload those of the path that was opened, before the bundle runs.
 */
export function preloadManifest(): Plugin {
  return {
    name: 'preload-manifest',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [file] : [],
        );
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const below = (name: string, seen: Set<string>): Set<string> => {
          if (seen.has(name)) return seen;
          seen.add(name);
          for (const next of byName.get(name)?.imports ?? []) below(next, seen);
          return seen;
        };
        const entry = new Set<string>();
        for (const chunk of chunks) if (chunk.isEntry) below(chunk.fileName, entry);
        const routes = Object.fromEntries(
          chunks.flatMap((chunk) =>
            chunk.moduleIds.flatMap((id) => {
              const [, screen, locale] = wanted.exec(id) ?? [];
              const name = screen ?? locale;
              if (name === undefined) return [];
              const files = [...below(chunk.fileName, new Set())];
              return [[name, files.filter((file) => !entry.has(file)).map((file) => `/${file}`)]];
            }),
          ),
        );
        return html.replace(placeholder, JSON.stringify(routes));
      },
    },
  };
}
