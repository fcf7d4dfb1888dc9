import type { LocaleCode } from '#src/contract/app/locale.ts';
import { filled } from '#src/mails/filled.ts';
import { serverTexts } from '../texts.ts';
import type { Copy } from './copy.ts';
import { sectionNames } from './sections.ts';

/** Description of the archive, file by file, in the language it was asked for in. */
export function readmeOf({ backend, user, now }: Copy, locale: LocaleCode): string {
  const { title, when, how, media, own, received, left, files } = serverTexts[locale].readme;
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const words = {
    brand: backend.settings.brand,
    name: user.displayName,
    username: user.username,
    date: `${day.format(now)} UTC`,
  };
  return [
    filled(title, words),
    filled(when, words),
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
