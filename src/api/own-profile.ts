import type { ProfileForm } from '#machines/settings/profile-settings.types.ts';
import type { OwnProfile } from '#src/contract/auth.ts';
import type { Http } from './http.types.ts';

const path = '/api/v1/me/profile';

type Answer = { readonly data: Pick<OwnProfile, 'display_name' | 'username' | 'about'> };

const toForm = ({ data }: Answer): ProfileForm => ({
  displayName: data.display_name,
  username: data.username,
  about: data.about ?? '',
});

/** `GET /me/profile`. */
export const loadProfile = async (http: Http): Promise<ProfileForm> =>
  toForm(await http.get<Answer>(path));

/** `PUT /me/profile`; the server may write a name in another way than it was typed. */
export const saveProfile = async (http: Http, form: ProfileForm): Promise<ProfileForm> =>
  toForm(
    await http.put<Answer>(path, {
      display_name: form.displayName,
      username: form.username,
      about: form.about === '' ? null : form.about,
    }),
  );
