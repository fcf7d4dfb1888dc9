import path from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { UserCard } from '#src/contract/people/people.ts';
import type { Backend } from '../../context.ts';
import { files, type FileRow, type FileVariant } from '../../db/schema/files.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { endingOf } from '../../media/uploads/original.ts';
import { knownCards } from '../../people/known-card.ts';

/** Names of somebody else, which is all that may be said of them. */
interface Person {
  username: string;
  display_name: string;
}

/** The copy of one member's things while it is being made. */
export interface Copy {
  readonly backend: Backend;
  readonly user: UserRow;
  readonly now: Date;
  /** People by their ids, as the member knows them. */
  readonly people: (ids: readonly number[]) => Promise<(id: number) => Person | null>;
  /** Puts files into the archive that are shown in what the member may see; answers their places in it. */
  readonly include: (hashes: readonly string[]) => Promise<(hash: string) => string | null>;
  /** Hashes of others' files that were put in. */
  readonly received: ReadonlySet<string>;
  /** Counts the files of media that will be in the archive. */
  readonly countMedia: () => Promise<number>;
}

/** Maps a card of the product's lists to the names that may be said. */
export const personOf = (card: UserCard | null): Person | null =>
  card && { username: card.username, display_name: card.display_name };

/**
 * Variant that the archive has: one's own file as it came, where that was kept; another's as it is
 * shown.
 */
export const keptVariant = (file: FileRow, userId: number): FileVariant | undefined => {
  const { full, original, source } = file.variants;
  return file.ownerId === userId ? (source ?? original ?? full) : (full ?? original);
};

/** Path of a file in the archive; null for one without bytes. */
export function placeIn(file: FileRow, userId: number): string | null {
  const variant = file.status === 'ready' ? keptVariant(file, userId) : undefined;
  if (!variant) return null;
  const folder = file.ownerId === userId ? 'own' : 'received';
  return `media/${folder}/${file.hash}${path.extname(variant.path) || endingOf(variant.mime)}`;
}

export function newCopy(backend: Backend, user: UserRow): Copy {
  const { db } = backend;
  const now = backend.clock();
  const received = new Set<string>();
  return {
    backend,
    user,
    now,
    received,
    people: async (ids) => {
      const wanted = [...new Set(ids)];
      const rows =
        wanted.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, wanted));
      const cards = await knownCards(db, user.id, wanted, now);
      const known = new Map(rows.map((row) => [row.id, personOf(cards.of(row))]));
      return (id) => known.get(id) ?? null;
    },
    include: async (hashes) => {
      const wanted = [...new Set(hashes)];
      const rows =
        wanted.length === 0 ? [] : await db.select().from(files).where(inArray(files.hash, wanted));
      const places = new Map(rows.map((row) => [row.hash, placeIn(row, user.id)]));
      for (const { hash, ownerId } of rows)
        if (ownerId !== user.id && places.get(hash)) received.add(hash);
      return (hash) => places.get(hash) ?? null;
    },
    countMedia: async () => {
      const own = and(eq(files.ownerId, user.id), eq(files.status, 'ready'));
      return received.size + (await db.$count(files, own));
    },
  };
}
