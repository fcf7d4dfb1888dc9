import type { Backend } from '../../context.ts';
import type { FileVariants } from '../../db/schema/files.ts';
import { soon } from '../../lib/jobs/run.ts';

/** Rungs of a ladder by the pixels of their shorter side. */
export const rungSides = [360, 720, 1080] as const;
export type RungSide = (typeof rungSides)[number];

/** Playlists of a video's renditions: that of all of them, and that of each. */
const playlists = ['hls', 'hls360', 'hls720', 'hls1080'] as const satisfies (keyof FileVariants)[];
const films = ['film360', 'film720', 'film1080'] as const satisfies (keyof FileVariants)[];
type RenditionName = (typeof playlists)[number] | (typeof films)[number] | 'clip';

/** True for the name of a playlist, whose addresses are signed as it is read. */
export const isPlaylist = (name: string): boolean => playlists.some((one) => one === name);

/** Key of a rendition's bytes. */
export const renditionKey = (hash: string, name: RenditionName): string =>
  `uploads/${hash}-${name}${isPlaylist(name) ? '.m3u8' : name === 'clip' ? '' : '.mp4'}`;

/** Keys of all that the work on a video may have stored when it was cut off. */
export const renditionKeys = (hash: string): string[] =>
  [...playlists, ...films, 'clip' as const].map((name) => renditionKey(hash, name));

/** Name of the job that makes the renditions of videos. */
export const renditionsJobName = 'renditions';

/** Has that job look for a video that is ready, where it runs. */
export const renditionsSoon = (backend: Backend) => soon(backend, renditionsJobName);
