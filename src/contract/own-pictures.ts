import { z } from 'zod';
import { alignment, banner } from './profile.ts';

/** A member's own face and banner; every call that changes one answers with both. */
export const ownPictures = z
  .object({
    display_name: z.string(),
    /** 96 px, and whole. */
    profile_photo: z.string().nullable(),
    profile_photo_full: z.string().nullable(),
    banner: banner.nullable(),
    banner_align: alignment,
  })
  .meta({ id: 'OwnPictures' });
export const ownPicturesAnswer = z.object({ data: ownPictures }).meta({ id: 'OwnPicturesAnswer' });

/** `POST /me/profile_photo`, `POST /me/banner`: a file of mine, uploaded for that and ready. */
export const pictureRequest = z
  .object({ hash: z.string().max(128) })
  .meta({ id: 'PictureRequest' });

export type OwnPicturesAnswer = z.infer<typeof ownPicturesAnswer>;
