import { build } from 'vite';
import { noncePlaceholder } from '#src/backend/web/hosting-page.ts';

/**
 * A module and what it imports as one script element, to be written into a page; `define` fills in what the build alone
 * knows. A browser that is too old for the app reads it still.
 */
export async function firstScript(
  entry: string,
  define: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    publicDir: false,
    build: {
      write: false,
      target: 'es2017',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error('A first script is one file');
  const code = built.output[0].code.replaceAll('</script', String.raw`<\/script`);
  return `<script nonce="${noncePlaceholder}">${code}</script>`;
}
