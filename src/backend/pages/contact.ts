import type { LocaleCode } from '#src/contract/app/locale.ts';
import { serverTexts } from '../texts.ts';

/** Place in a document where the operator's address goes; documents without it stay as they are. */
const place = '{{contact}}';

/** A document with the operator's address in its place, or a sentence that there is none. */
export function withContact(html: string, locale: LocaleCode, address: string | undefined): string {
  const texts = serverTexts[locale].contact;
  const link = `<a href="mailto:${address}">${address}</a>`;
  const said = address === undefined ? texts.none : texts.write.replace('{{address}}', () => link);
  return html.replaceAll(place, () => said);
}
