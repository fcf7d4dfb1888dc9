import type { FeedAnswer } from '#src/contract/feed.ts';
import { postPicture } from '#src/ui/post-picture.ts';
import type { FirstFetches } from './first-frame.ts';
import type { PreloadManifest } from './preload-manifest.types.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * The first script of the hosting page, inlined by the build (src/build/boot-script.ts), so that it runs
 * before any file is there: the theme before the first frame, the chunks of the path that was opened, and
 * the requests that every start makes.
 */
declare const PRELOAD_MANIFEST: PreloadManifest;

const { theme, owner, signingOut, ageConsent, locale } = storageKeys;
const manifest = PRELOAD_MANIFEST;

/** Null also where storage is denied. */
const stored = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
};

const setTheme = () => {
  const chosen = stored('localStorage', theme);
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
};

/** The entry of the path or of its nearest parent; any other screen stands in the frame alone. */
const nearest = (table: PreloadManifest['guest']): readonly number[] => {
  let path = location.pathname.replace(/(.)\/$/, '$1');
  while (path !== '' && !table[path]) path = path.slice(0, path.lastIndexOf('/'));
  return table[path] ?? [];
};

const preloadChunks = (wasMember: boolean) => {
  const cookie = new RegExp(`(?:^|; )${locale}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  const language = [
    cookie,
    ...navigator.languages.flatMap((tag) => [tag, tag.split('-')[0] ?? '']),
  ].find((tag) => Object.hasOwn(manifest.languages, tag));
  const places = [
    ...nearest(wasMember ? manifest.member : manifest.guest),
    ...(manifest.languages[language ?? ''] ?? []),
    ...(manifest.languages['en'] ?? []),
  ];
  const nonce = document.currentScript?.nonce ?? '';
  for (const place of new Set(places)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: manifest.files[place], nonce });
    document.head.append(link);
  }
};

/** Null where the configuration is not to be read: the app says so. */
const apiOrigin = (): string | null => {
  try {
    const config = document.getElementById('runtime-config')?.textContent ?? '';
    const { apiOrigin: origin }: { apiOrigin: string } = JSON.parse(config);
    return origin;
  } catch {
    return null;
  }
};

const fetchFirst = (origin: string, path: string, into: FirstFetches): Promise<Response> => {
  const response = fetch(origin + path, {
    credentials: origin === '' ? 'same-origin' : 'include',
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  }).then(async (first) => {
    // The body is read before the app takes the response, which then need not wait for it once more.
    const body = await first.text();
    first.text = async () => body;
    return first;
  });
  response.catch(() => undefined);
  into[path] = response;
  return response;
};

/** The first post's first picture, as `PostMediaGrid` will request it. */
const preloadPicture = async (feed: Promise<Response>) => {
  const { data }: FeedAnswer = JSON.parse(await (await feed).text());
  const pictures = data[0]?.media.filter(({ type, url }) => type === 'image' && url !== null);
  const [picture] = pictures ?? [];
  if (!pictures || !picture?.url) return;
  const { url, thumb_url: thumbUrl, width } = picture;
  const { srcSet, sizes } = postPicture({ url, thumbUrl, width }, pictures.length === 1);
  const link = document.createElement('link');
  if (srcSet) link.imageSrcset = srcSet;
  if (sizes) link.imageSizes = sizes;
  Object.assign(link, { rel: 'preload', as: 'image', href: url, fetchPriority: 'high' });
  document.head.append(link);
};

const hasConsent = () =>
  (['localStorage', 'sessionStorage'] as const).some((area) => stored(area, ageConsent) !== null);

const startFetches = (wasMember: boolean) => {
  const origin = apiOrigin();
  if (origin === null || stored('localStorage', signingOut) !== null) return;
  const first: FirstFetches = {};
  globalThis.firstFetches = first;
  void fetchFirst(origin, '/api/v1/me', first);
  if (hasConsent() && wasMember && /^\/(feed\/?)?$/.test(location.pathname))
    preloadPicture(fetchFirst(origin, '/api/v1/feed', first)).catch(() => undefined);
};

const wasMember = stored('localStorage', owner) !== null;
setTheme();
preloadChunks(wasMember);
startFetches(wasMember);
