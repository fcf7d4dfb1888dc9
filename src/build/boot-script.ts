import { build, type Plugin } from 'vite';
import { noncePlaceholder } from '#src/backend/web/hosting-page.ts';
import { emptyManifest, preloadManifest } from './preload-manifest.ts';
import type { PreloadManifest } from '#src/app/preload-manifest.types.ts';

const entry = new URL('../app/boot.ts', import.meta.url).pathname;
const placeholder = '<!-- boot-script -->';

/** `src/app/boot.ts` and what it imports as one script, with the manifest in it. */
async function bundleBoot(manifest: PreloadManifest): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { PRELOAD_MANIFEST: JSON.stringify(manifest) },
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error('The hosting page has one first script');
  return built.output[0].code.replaceAll('</script', String.raw`<\/script`);
}

/** Inlines the first script into the hosting page, in a build and in development. */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
        const code = await bundleBoot(bundle ? preloadManifest(bundle) : emptyManifest);
        const script = `<script nonce="${noncePlaceholder}">${code}</script>`;
        return html.replace(placeholder, () => script);
      },
    },
  };
}
