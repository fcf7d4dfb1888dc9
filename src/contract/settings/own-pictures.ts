import { z } from 'zod';
import { alignment, banner } from '../people/profile.ts';

/** A member's own face and banner; every call that changes one answers with both. */
export const ownPictures = z
  .object({
    display_name: z.string(),
    /** 96 px, and whole. */
    profile_photo: z.string().nullable(),
    profile_photo_full: z.string().nullable(),
    /** The face as it was uploaded, of which `profile_photo` is the square that its owner chose. */
    profile_photo_whole: banner.nullable().optional(),
    profile_photo_align: alignment.optional(),
    banner: banner.nullable(),
    banner_align: alignment,
    /** Descriptions of both pictures, in the member's words. */
    profile_photo_alt: z.string().nullable().optional(),
    banner_alt: z.string().nullable().optional(),
  })
  .meta({ id: 'OwnPictures' });
export const ownPicturesAnswer = z.object({ data: ownPictures }).meta({ id: 'OwnPicturesAnswer' });

/** `POST /me/profile_photo`, `POST /me/banner`: a file of mine, uploaded for that and ready. */
export const pictureRequest = z
  .object({ hash: z.string().max(128) })
  .meta({ id: 'PictureRequest' });

/** `PATCH /me/profile_photo/alt`, `PATCH /me/banner/alt`: empty or null for none; 422 without a picture. */
export const pictureAltRequest = z
  .object({ alt: z.string().max(1000).nullable() })
  .meta({ id: 'PictureAltRequest' });

export type OwnPicturesAnswer = z.infer<typeof ownPicturesAnswer>;
