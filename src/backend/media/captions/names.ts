import { createHash } from 'node:crypto';
import type { CaptionMark, FileRow } from '../../db/schema/files.ts';
import type { CaptionName } from '../addresses.ts';

/** The beginning of a text's digest, by which its address changes when the text does. */
export const markOfText = (body: string) =>
  createHash('sha256').update(body).digest('hex').slice(0, 8);

/** Name of captions in an address, which browsers keep as if it were for ever. */
export const captionName = ({ language, mark }: CaptionMark): CaptionName =>
  `captions-${language}-${mark}`;

/** Captions of a file by their name in an address; undefined for those that were replaced. */
export const findCaption = ({ captions }: FileRow, name: string): CaptionMark | undefined =>
  captions?.find((one) => captionName(one) === name);

/** The name that captions of the same language have now; undefined where there are none. */
export function currentName({ captions }: FileRow, name: string): CaptionName | undefined {
  const [, language] = /^captions-([A-Za-z\d-]+)-[\da-f]{8}$/.exec(name) ?? [];
  const found = captions?.find((one) => one.language === language);
  return found && captionName(found);
}
