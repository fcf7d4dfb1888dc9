import type { LocaleCode } from '#src/contract/locale.ts';
import type { Copy } from './copy.ts';
import { readmeTexts } from './readme-texts.ts';
import { sectionNames } from './sections.ts';

/** What is in the archive, file by file, in the language it was asked for in. */
export function readmeOf({ backend, user, now }: Copy, locale: LocaleCode): string {
  const { title, when, how, media, own, received, left, files } = readmeTexts[locale];
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const filled = (text: string) =>
    text
      .replaceAll('{brand}', () => backend.settings.brand)
      .replaceAll('{name}', () => user.displayName)
      .replaceAll('{username}', () => user.username)
      .replaceAll('{date}', () => `${day.format(now)} UTC`);
  return [
    filled(title),
    filled(when),
    '',
    how,
    '',
    ...sectionNames.map((name) => `${name}: ${files[name]}`),
    '',
    media,
    `media/own/: ${own}`,
    `media/received/: ${received}`,
    '',
    left,
    '',
  ].join('\n');
}
