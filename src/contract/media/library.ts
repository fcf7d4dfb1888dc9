import { z } from 'zod';
import { media, previewState } from './file.ts';
import { cursorLinks, cursorMeta } from '../posts/feed.ts';
import { instant } from '../lib/instant.ts';
import { money } from '../lib/money.ts';
import { userCard } from '../people/people.ts';

/**
 * `GET /library/uploaded`: of one folder, or of them all; 404 where it is not one's own. `from` is in it
 * and `to` is not.
 */
export const uploadedQuery = z
  .object({
    cursor: z.string().max(400).optional(),
    folder: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    /** Words of a name or of a description. */
    q: z.string().max(100).optional(),
    type: z.enum(['image', 'video', 'audio']).optional(),
    from: instant.optional(),
    to: instant.optional(),
    /** Only files that no post and no message shows. */
    unused: z.literal('1').optional(),
    /** A member: each file says what they have of it. */
    about: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  })
  .refine(({ from, to }) => !from || !to || new Date(from) < new Date(to), {
    path: ['to'],
    message: 'The to field must be a date after from.',
  });

/** `GET /library/owned`, latest first. */
export const libraryQuery = z.object({ cursor: z.string().max(400).optional() });

/**
 * The most that a member has of a file: they bought it, were sent it for nothing, can buy it, or
 * see it in a post. `at` is when, the last time; `price` is of what can be bought, null else.
 */
export const fileMark = z
  .object({
    kind: z.enum(['bought', 'sent', 'offered', 'shown']),
    at: z.iso.datetime(),
    price: money.nullable(),
  })
  .meta({ id: 'FileMark' });

/** One of one's own files, with its name on the device it came from and what it takes of the storage. */
export const uploadedFile = media
  .extend({
    name: z.string().max(255).nullable(),
    bytes: z.int().min(0),
    created_at: z.iso.datetime(),
    /** Posts that show it, or did when they were sold. */
    posts: z.int().min(0),
    /** Of the member that was asked about; null where they have nothing of it, and without one. */
    mark: fileMark.nullable(),
    preview: previewState.optional(),
    /** As `original_url` of `FileAnswer`. */
    original_url: z.string().nullable().optional(),
  })
  .meta({ id: 'UploadedFile' });

/** `meta` says how much of one's storage is taken, in bytes, and how many files there are. */
export const uploadedAnswer = z
  .object({
    data: z.array(uploadedFile),
    links: cursorLinks,
    meta: cursorMeta.extend({
      count: z.int().min(0),
      bytes: z.int().min(0),
      storage: z.int().min(0),
    }),
  })
  .meta({ id: 'UploadedAnswer' });

/** A file that was bought with a post or a message; `subject_id` is that post's or message's. */
export const ownedFile = media
  .extend({
    purchase: z.object({
      subject: z.enum(['post', 'message']),
      subject_id: z.int(),
      /** Title of the post as it was sold; null where it has none, and of a message. */
      title: z.string().nullable(),
      /** Receipt of the purchase, which holds what was sold; null of what was paid for long ago. */
      payment_id: z.int().nullable(),
      from: userCard,
      price: money,
      bought_at: z.iso.datetime(),
    }),
  })
  .meta({ id: 'OwnedFile' });

/** `per_page` counts purchases; one may hold several files. */
export const ownedAnswer = z
  .object({ data: z.array(ownedFile), links: cursorLinks, meta: cursorMeta })
  .meta({ id: 'OwnedAnswer' });

export type FileMark = z.infer<typeof fileMark>;
export type UploadedFile = z.infer<typeof uploadedFile>;
export type UploadedAnswer = z.infer<typeof uploadedAnswer>;
export type OwnedFile = z.infer<typeof ownedFile>;
export type OwnedAnswer = z.infer<typeof ownedAnswer>;
