import type { Alignment, Banner } from '#src/contract/people/profile.ts';
import * as read from '../lib/reader.ts';

/** A wide picture; without an address it is none. */
export const banner: read.Reader<Banner> = (value) => {
  const url = read.sureText(read.fieldOf(value, 'url'));
  return read.sureRecord<Banner>({
    url: read.sureText,
    thumb_url: read.text(url),
    width: (width) => Math.max(1, read.number(3)(width)),
    height: (height) => Math.max(1, read.number(1)(height)),
    placeholder: read.text(),
    alt: read.orNull(read.sureText),
  })(value);
};

/** The middle of a picture, as it is, where nothing is said. */
export const alignment = read.record<Alignment>({
  x: read.number(50),
  y: read.number(50),
  scale: read.number(1),
});
