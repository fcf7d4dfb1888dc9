import type { Queryable } from '../db/db.ts';
import type { FileRow } from '../db/schema/files.ts';
import { usesOf } from '../media/uploads/use.ts';

/** A face or a banner; what a message or a post shows as well is for whom those are. */
export async function isForEverybody(db: Queryable, { purpose, hash }: FileRow): Promise<boolean> {
  if (purpose !== 'avatar' && purpose !== 'banner') return false;
  const { posts, messages } = await usesOf(db, hash);
  return posts + messages === 0;
}

/** Variants that faces and banners have for nobody but their owner. */
export const isNeverPublic = (variant: string): boolean =>
  variant === 'original' || variant === 'source';
