import { hostingTexts } from './texts.ts';

/** Words in every language for a browser that runs no scripts: the page is one file for all of them. */
export const noScripts = (): string =>
  Object.entries(hostingTexts)
    .map(
      ([
        locale,
        {
          noScripts: { title, text },
        },
      ]) => `<p lang="${locale}"><strong>${title}</strong><br />${text}</p>`,
    )
    .join('');
