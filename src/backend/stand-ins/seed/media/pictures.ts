import { castIds } from '../cast.ts';
import { extraId, extras } from '../people.ts';
import { postTexts } from '../post-texts.ts';

/** A picture the world needs; its name decides how it is drawn. */
export interface Picture {
  name: string;
  kind: 'landscape' | 'stillLife' | 'abstract' | 'portrait';
  ownerId: number;
  purpose: 'post' | 'message' | 'avatar' | 'banner';
  /** Name of the person that a portrait shows. */
  shows?: string;
}

const cast: Record<string, number> = castIds;
/** Id of a person of the cast or of the extras. */
export const personId = (username: string): number => cast[username] ?? extraId(username);

const kinds = ['landscape', 'stillLife', 'landscape', 'abstract', 'landscape'] as const;
export const postPictureName = (post: number, position: number) => `post-${post}-${position}`;
const avatarName = (username: string) => `avatar-${username}`;
const bannerName = (username: string) => `banner-${username}`;
/** Pictures that `ada` and `bo` send each other. */
const messagePictures = ['message-proof', 'message-window', 'message-lake'] as const;

const faces = [
  ...Object.keys(castIds).map((username) => ({ username, name: username })),
  ...extras.map(({ username, name }) => ({ username, name })),
].filter(({ username }) => !['dee', 'eli', 'nils', 'vera'].includes(username));

/** Kinds of pictures that still look whole as a wide strip. */
const bannerKinds = ['landscape', 'landscape', 'abstract'] as const;

/** Creators have a banner, and so have those of the cast who are shown around most. */
const banners: readonly { username: string; kind: Picture['kind'] }[] = [
  { username: 'ada', kind: 'landscape' },
  { username: 'bo', kind: 'abstract' },
  { username: 'fay', kind: 'landscape' },
  ...extras
    .filter(({ price }) => price !== undefined)
    .map(({ username }, index) => ({
      username,
      kind: bannerKinds[index % bannerKinds.length] ?? 'landscape',
    })),
];

export const pictures: readonly Picture[] = [
  ...postTexts.flatMap(({ by, pictures: count }, post) =>
    Array.from({ length: count }, (_, position): Picture => {
      const kind = kinds[(post + position) % kinds.length] ?? 'landscape';
      return {
        name: postPictureName(post, position),
        kind,
        ownerId: personId(by),
        purpose: 'post',
      };
    }),
  ),
  ...messagePictures.map((name): Picture => ({
    name,
    kind: 'landscape',
    ownerId: castIds.ada,
    purpose: 'message',
  })),
  ...faces.map(({ username, name }): Picture => ({
    name: avatarName(username),
    kind: 'portrait',
    ownerId: personId(username),
    purpose: 'avatar',
    shows: name,
  })),
  ...banners.map(({ username, kind }): Picture => ({
    name: bannerName(username),
    kind,
    ownerId: personId(username),
    purpose: 'banner',
  })),
];
