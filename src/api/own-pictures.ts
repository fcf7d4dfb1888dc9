import type {
  PictureAlign,
  PictureSlot,
  SavedPicture,
} from '#machines/settings/picture-choice.types.ts';
import type { OwnPicturesAnswer } from '#src/contract/own-pictures.ts';
import type { Http } from './http.types.ts';

const paths = { avatar: '/api/v1/me/profile_photo', banner: '/api/v1/me/banner' } as const;

const toSaved = (slot: PictureSlot, { data }: OwnPicturesAnswer): SavedPicture => {
  const { display_name: name, banner, profile_photo: thumb, profile_photo_full: full } = data;
  if (slot === 'avatar') {
    const picture =
      full === null || thumb === null
        ? null
        : { url: full, thumbUrl: thumb, width: 480, height: 480, placeholder: '' };
    return { name, picture, align: { x: 50, y: 50, scale: 1 } };
  }
  const picture = banner && {
    url: banner.url,
    thumbUrl: banner.thumb_url,
    width: banner.width,
    height: banner.height,
    placeholder: banner.placeholder,
  };
  return { name, picture, align: data.banner_align };
};

/** `GET /me/pictures`. */
export const loadPicture = async (http: Http, slot: PictureSlot): Promise<SavedPicture> =>
  toSaved(slot, await http.get<OwnPicturesAnswer>('/api/v1/me/pictures'));

/** `POST /me/profile_photo`, `POST /me/banner`: shows an uploaded file. */
export const choosePicture = async (http: Http, slot: PictureSlot, hash: string) =>
  toSaved(slot, await http.post<OwnPicturesAnswer>(paths[slot], { hash }));

/** `DELETE` of the same. */
export const removePicture = async (http: Http, slot: PictureSlot) =>
  toSaved(slot, await http.delete<OwnPicturesAnswer>(paths[slot]));

/** `PATCH /me/banner/alignment`. */
export const saveAlign = async (http: Http, align: PictureAlign) =>
  toSaved('banner', await http.patch<OwnPicturesAnswer>(`${paths.banner}/alignment`, align));
