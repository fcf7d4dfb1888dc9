import { eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { files } from '../db/schema/files.ts';
import { users, type PictureAlign, type UserRow } from '../db/schema/users.ts';
import { drawSquare } from '../media/uploads/cut.ts';
import { removeBytes } from '../media/uploads/bytes.ts';
import { invalid, unauthenticated } from '../http/failures.ts';
import { stale } from '../http/version.ts';
import { wholeFace } from '../people/profiles/profile.presenter.ts';

const isUncut = ({ x, y, scale }: PictureAlign) => x === 50 && y === 50 && scale === 1;

/**
 * Shows a square of a member's face in place of the whole: as a picture of its own, so that each place and
 * each reader gets the same. Throws 422 where there is no face, and 409 `stale` where another was chosen
 * meanwhile.
 */
export async function cutFace(backend: Backend, user: UserRow, align: PictureAlign) {
  const hash = wholeFace(user);
  const [file] =
    hash === null ? [] : await backend.db.select().from(files).where(eq(files.hash, hash));
  if (hash === null || file?.status !== 'ready')
    throw invalid({ profile_photo: ['The profile photo field is required.'] });
  const cut = isUncut(align) ? null : await drawSquare(backend, file, align);
  const changes = {
    profilePhoto: cut?.hash ?? hash,
    avatarAlign: cut && { ...align, whole: hash },
    updatedAt: backend.clock(),
  };
  try {
    return await backend.db.transaction(async (tx) => {
      const mine = eq(users.id, user.id);
      const [now] = await tx.select().from(users).where(mine).for('update');
      if (!now) throw unauthenticated();
      if (wholeFace(now) !== hash) throw stale();
      if (cut) await tx.insert(files).values(cut);
      const [changed] = await tx.update(users).set(changes).where(mine).returning();
      return changed ?? now;
    });
  } catch (error) {
    await removeBytes(backend, cut?.variants ?? {});
    throw error;
  }
}
