import type {
  ChosenPicture,
  PictureAlign,
  SavedPicture,
} from '#machines/settings/picture-choice.types.ts';
import type { PictureAltInput, PictureSlot } from '#machines/settings/picture-alt.types.ts';
import type { Banner } from '#src/contract/people/profile.ts';
import type { Http } from '../lib/http.types.ts';
import { ownPicturesAnswer } from './wire-settings.ts';

const paths = { avatar: '/api/v1/me/profile_photo', banner: '/api/v1/me/banner' } as const;

const middle: PictureAlign = { x: 50, y: 50, scale: 1 };

const toPicture = (whole: Banner): ChosenPicture => ({
  url: whole.url,
  thumbUrl: whole.thumb_url,
  width: whole.width,
  height: whole.height,
  placeholder: whole.placeholder,
});

const toSaved = (slot: PictureSlot, answer: unknown): SavedPicture => {
  const { data } = ownPicturesAnswer(answer);
  const { display_name: name, banner, profile_photo: thumb, profile_photo_full: full } = data;
  const words = slot === 'banner' ? data.banner_alt : data.profile_photo_alt;
  const alt = words === undefined ? {} : { alt: words ?? '' };
  if (slot === 'banner')
    return {
      name,
      picture: banner && toPicture(banner),
      align: data.banner_align,
      isMovable: true,
      ...alt,
    };
  const { profile_photo_whole: whole, profile_photo_align: align = middle } = data;
  if (whole) return { name, picture: toPicture(whole), align, isMovable: true, ...alt };
  const picture =
    full === null || thumb === null
      ? null
      : { url: full, thumbUrl: thumb, width: 480, height: 480, placeholder: '' };
  return { name, picture, align: middle, isMovable: false, ...alt };
};

/** `GET /me/pictures`. */
export const loadPicture = async (http: Http, slot: PictureSlot): Promise<SavedPicture> =>
  toSaved(slot, await http.get<unknown>('/api/v1/me/pictures'));

/** `POST /me/profile_photo`, `POST /me/banner`: shows an uploaded file. */
export const choosePicture = async (http: Http, slot: PictureSlot, hash: string) =>
  toSaved(slot, await http.post<unknown>(paths[slot], { hash }));

/** `DELETE` of the same. */
export const removePicture = async (http: Http, slot: PictureSlot) =>
  toSaved(slot, await http.delete<unknown>(paths[slot]));

/** `PATCH /me/profile_photo/alignment`, `PATCH /me/banner/alignment`. */
export const saveAlign = async (http: Http, slot: PictureSlot, align: PictureAlign) =>
  toSaved(slot, await http.patch<unknown>(`${paths[slot]}/alignment`, align));

/** `PATCH /me/profile_photo/alt`, `PATCH /me/banner/alt`: gives the words as they are kept. */
export const saveAlt = async (http: Http, { slot, alt }: PictureAltInput): Promise<string> =>
  toSaved(slot, await http.patch<unknown>(`${paths[slot]}/alt`, { alt })).alt ?? '';
