import { isBlank } from '#src/contract/lib/blank.ts';
import type { Queryable } from '../db/db.ts';
import { invalid } from '../http/failures.ts';
import { isLikeVerified, skeletonOf } from './look-alikes.ts';

/** Direction marks, invisible characters, line breaks, and what no font draws. */
const unseen = new RegExp(
  [
    String.raw`[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]`,
    String.raw`[\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}]`,
    String.raw`[\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{2800}]`,
    String.raw`[\u{3164}\u{feff}\u{ffa0}\u{fff9}-\u{fffc}\u{16fe4}\u{1d159}\u{e0000}-\u{e007f}]`,
  ].join('|'),
  'u',
);
/** A joiner stands within an emoji or between letters of scripts that need it, and nowhere else. */
const looseJoiner = new RegExp(
  [
    String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\p{L}\p{M}])[\u{200c}\u{200d}]`,
    String.raw`[\u{200c}\u{200d}](?![\p{Extended_Pictographic}\p{L}])`,
  ].join('|'),
  'u',
);
/** A variation stands behind what may have one: an emoji or a keycap, a letter without case or a sign. */
const looseVariation = new RegExp(
  [
    String.raw`(?<!\p{Emoji})[\u{fe0e}\u{fe0f}]`,
    String.raw`(?<![\p{Lo}\p{S}])[\u{fe00}-\u{fe0d}]`,
    String.raw`(?<!\p{Unified_Ideograph})[\u{e0100}-\u{e01ef}]`,
  ].join('|'),
  'u',
);
const towerOfMarks = /\p{M}{4,}/u;
/** Text that mail programs turn into a link. */
const link = /:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2,}(?=$|[\s/:?#])|@[\p{L}\d-]+\./iu;

/** Words that a name of the site's own people consists of. */
const roles = new Set(
  (
    'admin admins administrator administrators mod mods moderator moderators moderation support staff ' +
    'official security system helpdesk help desk team service the of'
  )
    .split(' ')
    .map(skeletonOf),
);

/** True if a name claims to be the site itself or its staff, in letters of any script. */
function isReservedName(name: string, brand: string): boolean {
  const own = skeletonOf(brand);
  const isOwn = own !== '' && skeletonOf(name).includes(own);
  const words = name
    .split(/[^\p{L}\p{M}\p{N}|!]+/u)
    .map(skeletonOf)
    .filter(Boolean);
  return isOwn || (words.length > 0 && words.every((word) => roles.has(word)));
}

const refuse = (why: string) => invalid({ display_name: [why] });

/**
 * Normalizes a display name: NFC, single spaces. Throws 422 for one that shows itself as something
 * else, is a link in a mail, or claims to be of the site.
 */
export function tidyDisplayName(given: string, brand: string): string {
  const name = given.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const inside = given.trim().replaceAll(/[\t\n\r]/g, ' ');
  const isHidden = unseen.test(inside) || looseJoiner.test(name) || looseVariation.test(name);
  if (isBlank(name) || isHidden)
    throw refuse('The display name field holds characters that cannot be seen.');
  if (towerOfMarks.test(name)) throw refuse('The display name field format is invalid.');
  if (link.test(name)) throw refuse('The display name field must not be a link.');
  if (isReservedName(name, brand)) throw refuse('The display name is reserved.');
  return name;
}

/**
 * Normalizes a display name; throws 422 for a look-alike of a verified member's, but `ownerId`'s.
 */
export async function newDisplayName(
  db: Queryable,
  given: string,
  brand: string,
  ownerId?: number,
): Promise<string> {
  const name = tidyDisplayName(given, brand);
  if (await isLikeVerified(db, 'displayName', name, ownerId))
    throw refuse('The display name is too like that of a verified member.');
  return name;
}
