import { z } from 'zod';
import { rowId } from '../lib/ids.ts';

/** A person as shown in lists, cards and message heads. */
export const userCard = z
  .object({
    id: z.int(),
    username: z.string(),
    display_name: z.string(),
    profile_photo: z.string().nullable(),
    is_verified: z.boolean(),
    is_online: z.boolean().optional(),
  })
  .meta({ id: 'UserCard' });

/** At most `limits.avatars_max` ids; unknown ones are left out of the answer. */
export const avatarsRequest = z.object({ userIds: z.array(rowId).min(1).max(100) });
export const avatarsAnswer = z
  .object({ avatars: z.array(z.object({ id: z.int(), profile_photo: z.string().nullable() })) })
  .meta({ id: 'AvatarsAnswer' });

export const suggestionsAnswer = z
  .object({ data: z.array(userCard) })
  .meta({ id: 'SuggestionsAnswer' });

export type UserCard = z.infer<typeof userCard>;
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswer>;
export type AvatarsAnswer = z.infer<typeof avatarsAnswer>;
