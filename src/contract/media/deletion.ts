import { z } from 'zod';
import { fileUses } from './uses.ts';

const hashes = z.array(z.string().max(128)).min(1).max(500);

/** `POST /library/delete` and its `/effects`: files that are not one's own count as gone. */
export const filesDeleteRequest = z.object({ hashes }).meta({ id: 'FilesDeleteRequest' });

/** Files that stay because posts, messages or a profile show them: how many, and ten with where. */
const kept = z.object({
  count: z.int().min(0),
  files: z.array(z.object({ hash: z.string(), name: z.string().nullable(), uses: fileUses })),
});

/** Files that would go and that would stay; nothing is done. */
export const filesDeleteEffects = z
  .object({ unused: z.int().min(0), kept })
  .meta({ id: 'FilesDeleteEffects' });

/** `deleted` are the hashes of what is gone by this call; the same again deletes nothing more. */
export const filesDeleteAnswer = z
  .object({ deleted: z.array(z.string()), kept })
  .meta({ id: 'FilesDeleteAnswer' });

/** `POST /library/restore`: for about an hour after the deletion. */
export const filesRestoreRequest = z.object({ hashes }).meta({ id: 'FilesRestoreRequest' });

/** `restored` are those of the asked hashes that are among one's files now; the same again answers alike. */
export const filesRestoreAnswer = z
  .object({ restored: z.array(z.string()) })
  .meta({ id: 'FilesRestoreAnswer' });

export type FilesDeleteEffects = z.infer<typeof filesDeleteEffects>;
export type FilesDeleteAnswer = z.infer<typeof filesDeleteAnswer>;
