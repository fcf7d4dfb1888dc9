import type { Caption, Media } from '#src/contract/media/file.ts';
import type { Money } from '#src/contract/lib/money.ts';
import type { UserCard } from '#src/contract/people/people.ts';
import { memberName } from '../lib/member-name.ts';
import * as read from '../lib/reader.ts';

const spelled = /^[A-Za-z0-9_-]+$/;

/** A username that an address of the app can have; empty where there is none, and then no link. */
export const username: read.Reader<string> = (value) =>
  typeof value === 'string' && spelled.test(value) ? value : '';

/** Returns the display name, else the username, else a text with the id. */
export const nameOf = (id: number, display: unknown, user: unknown): string =>
  read.text()(display) || read.text()(user) || memberName(id);

/** A person card; only the id is sure to come (spec §3). */
export const userCard: read.Reader<UserCard> = (value) => {
  const card = read.sureRecord<UserCard>({
    id: read.id,
    username,
    display_name: read.text(),
    profile_photo: read.orNull(read.sureText),
    is_verified: read.flag(),
    is_online: read.optional(read.flag()),
  })(value);
  const said = read.fieldOf(value, 'username');
  return { ...card, display_name: nameOf(card.id, card.display_name, said) };
};

/** An amount of money; without a number or a currency it is none. */
export const money: read.Reader<Money> = read.sureRecord<Money>({
  amount: read.id,
  currency: (value) =>
    /^[A-Z]{3}$/.test(read.text()(value)) ? String(value) : read.sureText(undefined),
});

/** Zero amount. */
const nothing = { amount: 0, currency: 'USD' } as const satisfies Money;

/** A sum, zero where it is not said. */
export const sum: read.Reader<Money> = (value) => read.orNull(money)(value) ?? nothing;

const caption = read.sureRecord<Caption>({
  language: read.sureText,
  url: read.orNull(read.sureText),
});

/** A file; without its size it is drawn as a square. */
export const media: read.Reader<Media> = read.sureRecord<Media>({
  hash: read.sureText,
  type: read.oneOf(['image', 'video', 'audio'], 'image'),
  status: read.oneOf(['processing', 'ready', 'failed'], 'ready'),
  width: (value) => Math.max(1, read.number(1)(value)),
  height: (value) => Math.max(1, read.number(1)(value)),
  duration: read.orNull(read.number()),
  placeholder: read.text(),
  alt: read.orNull(read.sureText),
  thumb_url: read.orNull(read.sureText),
  medium_url: read.optional(read.orNull(read.sureText)),
  url: read.orNull(read.sureText),
  expires_at: read.momentOrNull,
  is_locked: read.flag(),
  captions: read.optional(read.list(caption)),
  preview_url: read.optional(read.orNull(read.sureText)),
  hls_url: read.optional(read.orNull(read.sureText)),
});
