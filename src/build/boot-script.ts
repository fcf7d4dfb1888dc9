import type { Plugin } from 'vite';
import { firstScript } from './first-script.ts';
import { noScripts } from '#src/hosting/no-scripts.ts';
import { bootTexts } from '#src/hosting/texts.ts';
import { emptyManifest, preloadManifest } from './preload-manifest.ts';

const entry = new URL('../app/boot.ts', import.meta.url).pathname;
const placeholder = '<!-- boot-script -->';
const wordsPlaceholder = '<!-- no-scripts -->';

/** Writes the first script and the words for who runs none into the hosting page, in a build and in development. */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        for (const place of [placeholder, wordsPlaceholder])
          if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
        const script = await firstScript(entry, {
          PRELOAD_MANIFEST: bundle ? preloadManifest(bundle) : emptyManifest,
          BOOT_TEXTS: bootTexts,
        });
        return html.replace(placeholder, () => script).replace(wordsPlaceholder, noScripts);
      },
    },
  };
}
