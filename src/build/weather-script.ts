import type { Plugin } from 'vite';
import { firstScript } from './first-script.ts';

const entry = new URL('../weather/page/page.ts', import.meta.url).pathname;

/** In development alone: `?weather=train` gives a page the network of a train (src/weather). */
export function weatherScript(): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'weather-script',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        script ??= firstScript(entry);
        const written = await script;
        return html.replace('<head>', () => `<head>${written}`);
      },
    },
  };
}
