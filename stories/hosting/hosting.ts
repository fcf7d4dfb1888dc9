import type { PreloadManifest } from '#src/app/preload-manifest.types.ts';
// oxlint-disable-next-line import/default -- Vite makes the address of a script of it
import bootAddress from '#src/app/boot.ts?worker&url';
import { storageKeys } from '#src/app/storage-keys.ts';
// oxlint-disable-next-line no-restricted-imports -- the server's own pages: a module that imports nothing
import { fillPage, jsonForScript } from '#src/backend/web/hosting-page.ts';
import { localeCode } from '#src/contract/app/locale.ts';
import { answerPage } from '#src/hosting/answer-page.ts';
import { noScripts } from '#src/hosting/no-scripts.ts';
import { bootTexts, type AnswerKind } from '#src/hosting/texts.ts';
import template from '#src/index.html?raw';
import styles from '#src/ui/style/base.css?url';

/** Browser that a hosting page is opened in, and the site's name. */
export interface Opened {
  readonly locale: string;
  readonly theme: string;
  readonly brand?: string;
  readonly isDiscreet?: boolean;
  /** It knows no modules. */
  readonly isOld?: boolean;
}

const slug = 'fanfare';
const keys = storageKeys(slug);
/** No chunk is preloaded. */
const manifest: PreloadManifest = { files: [], guest: {}, member: {}, languages: {} };
const bootPlace = '<!-- boot-script -->';
const wordsPlace = '<!-- no-scripts -->';
const appScript = /<script type="module" src="\/app\/main\.tsx"><\/script>/;

/** Before the first script: the language, choices that the browser keeps, and a network that is silent. */
const given = ({ locale, theme, isDiscreet = false, isOld = false }: Opened): string => {
  const stored = { [keys.theme]: theme, ...(isDiscreet && { [keys.discreet]: 'on' }) };
  return `<script>
    globalThis.PRELOAD_MANIFEST = ${jsonForScript(manifest)};
    globalThis.BOOT_TEXTS = ${jsonForScript(bootTexts)};
    ${isOld ? 'delete HTMLScriptElement.prototype.noModule;' : ''}
    globalThis.fetch = () => new Promise(() => {});
    Object.defineProperty(navigator, 'languages', { value: ${jsonForScript([locale])} });
    {
      const stored = ${jsonForScript(stored)};
      const value = { getItem: (key) => stored[key] ?? null };
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, area, { value });
    }
  </script>`;
};

/** The hosting page as the server fills it, with its styles and without any script. */
const filled = (brand: string): string => {
  if (!template.includes(bootPlace) || !appScript.test(template))
    throw new Error('src/index.html has other scripts than this story knows');
  return fillPage(template, 'story', { brand, slug, apiOrigin: '' })
    .replace(appScript, '')
    .replace(wordsPlace, noScripts)
    .replace('</head>', () => `<link rel="stylesheet" href="${styles}" /></head>`);
};

/** An answer of the server in place of the app. */
export const answerOf =
  (kind: AnswerKind) =>
  ({ locale }: Opened): string =>
    answerPage({ kind, locale: localeCode.catch('en').parse(locale), nonce: 'story' });

/** The page of a browser that runs none of its scripts. */
export const barePage = ({ brand = 'Fanfare' }: Opened): string =>
  filled(brand).replace(bootPlace, '');

/** The page after its first script (src/app/boot.ts), before any code of the app. */
export const bootedPage = (opened: Opened): string =>
  filled(opened.brand ?? 'Fanfare').replace(
    bootPlace,
    () => `${given(opened)}<script type="module" src="${bootAddress}"></script>`,
  );

/** The same where the app's code does not come: a file of another type is not run. */
export const strandedPage = (opened: Opened): string =>
  bootedPage(opened).replace('</body>', '<script type="module" src="data:,"></script></body>');
