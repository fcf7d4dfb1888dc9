import type { SavedProfile } from '#machines/settings/profile-settings.types.ts';
import type { StockProfileForm } from '#machines/settings/stock-profile.types.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { ownProfileAnswer } from './wire-settings.ts';

const path = '/api/v1/me/profile';

const toSaved = (answer: unknown): SavedProfile => {
  const { data } = ownProfileAnswer(answer);
  const { display_name: displayName, username, about, country, version = null } = data;
  return {
    displayName,
    username,
    about: about ?? '',
    country: country === undefined ? null : (country ?? ''),
    version,
  };
};

/** `GET /me/profile`. */
export const loadProfile = async (http: Http): Promise<SavedProfile> =>
  toSaved(await http.get<unknown>(path));

/** `PUT /me/profile`; the server may write a name in another way than it was typed. */
export const saveProfile = async (http: Http, form: SavedProfile): Promise<SavedProfile> =>
  toSaved(
    await http.put<unknown>(path, {
      display_name: form.displayName,
      username: form.username,
      about: form.about === '' ? null : form.about,
      ...(form.country !== null && { country: form.country === '' ? null : form.country }),
      ...(form.version !== null && { version: form.version }),
    }),
  );

/** Name and address in `GET /me`, whichever of the two names the server has. */
export const loadName = async (http: Http): Promise<StockProfileForm> => {
  const me = read.fieldOf(await http.get<unknown>('/api/v1/me'), 'data');
  const text = (name: string) => read.text()(read.fieldOf(me, name));
  return { name: text('display_name') || text('name'), email: text('email') };
};

/** Fortify's `PUT /user/profile-information`; its published action wants `name`, ours `display_name`. */
export const saveName = (http: Http, { name, email }: StockProfileForm): Promise<void> =>
  http.put('/user/profile-information', { name, display_name: name, email });
