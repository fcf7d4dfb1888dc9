import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { FeedAnswer } from '#src/contract/posts/feed.ts';
import { loading as en } from '#src/locales/en/first.ts';
import { loading as es } from '#src/locales/es/first.ts';
import { loading as fr } from '#src/locales/fr/first.ts';
import { loading as ptBR } from '#src/locales/pt-BR/first.ts';
import { loading as ru } from '#src/locales/ru/first.ts';
import { loading as zh } from '#src/locales/zh/first.ts';
import { albumPicture, cellsOf } from '#src/ui/media/post-picture.ts';
import { isDataSaverOn } from '#src/ui/loading/data-saver.ts';
import type { FirstFetches } from './first-frame.ts';
import { watchLoading } from './boot-failure.ts';
import type { PreloadManifest } from './preload-manifest.types.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * The first script of the hosting page, inlined by the build (src/build/boot-script.ts), so that it runs
 * before any file is there: the theme before the first frame, the chunks of the path that was opened, and
 * the requests that every start makes.
 */
declare const PRELOAD_MANIFEST: PreloadManifest;

const manifest = PRELOAD_MANIFEST;

/** Null where the configuration is not to be read: the app says so. */
const readConfig = (): { apiOrigin: string; slug: string; brand: string } | null => {
  try {
    return JSON.parse(document.getElementById('runtime-config')?.textContent ?? '');
  } catch {
    return null;
  }
};
const config = readConfig();
const { theme, dataSaver, display, discreet, owner, signingOut, ageConsent, locale } = storageKeys(
  config?.slug ?? '',
);

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

/** Applies the display chosen on this device, in every tab at once. */
const setDisplay = () => {
  const chosen = stored('localStorage', display);
  if (chosen === null) delete document.documentElement.dataset['display'];
  else document.documentElement.dataset['display'] = chosen;
};

const setDataSaver = () => {
  const chosen = stored('localStorage', dataSaver);
  if (chosen === 'on' || chosen === 'off') document.documentElement.dataset['saver'] = chosen;
};

/** The entry of the path or of its nearest parent; any other screen stands in the frame alone. */
const nearest = (table: PreloadManifest['guest']): readonly number[] => {
  let path = location.pathname.replace(/(.)\/$/, '$1');
  while (path !== '' && !table[path]) path = path.slice(0, path.lastIndexOf('/'));
  return table[path] ?? [];
};

type Words = Readonly<Record<'loading' | 'page', string>>;

const loading: Readonly<Record<LocaleCode, Words>> = {
  en,
  es,
  fr,
  'pt-BR': ptBR,
  ru,
  zh,
};

const isOffered = (tag: string): tag is LocaleCode => Object.keys(loading).includes(tag);

/** Returns the language that the app will choose: the member's choice, then the browser's; in an old browser too. */
const language = (): LocaleCode => {
  const cookie = new RegExp(`(?:^|; )${locale}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  const tags = [cookie];
  for (const tag of navigator.languages) tags.push(tag, tag.split('-')[0] ?? '');
  return tags.find(isOffered) ?? 'en';
};

const { dataset } = document.documentElement;

/**
 * The words of the first paint, before any file is there (`.boot-face` in base.css), and the icon of the
 * tab: neutral ones in discreet mode.
 */
const showFace = () => {
  const { style } = document.documentElement;
  const isDiscreet = dataset['discreet'] !== undefined;
  const words = loading[language()];
  const brand = config?.brand ?? '';
  style.setProperty('--boot-brand', JSON.stringify(isDiscreet ? words.page : brand));
  style.setProperty('--boot-mark', JSON.stringify(isDiscreet ? '' : brand.slice(0, 1)));
  style.setProperty('--boot-loading', JSON.stringify(words.loading));
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isDiscreet ? '/page.svg' : '/favicon.svg';
  if (document.title === '') document.title = isDiscreet ? words.page : brand;
};

/**
 * Applies discretion as chosen on this device, in every tab at once; the app follows the attribute.
 */
const setDiscreet = () => {
  if (stored('localStorage', discreet) === null) delete dataset['discreet'];
  else dataset['discreet'] = 'on';
};

const preloadChunks = (wasMember: boolean) => {
  const places = [
    ...nearest(wasMember ? manifest.member : manifest.guest),
    ...(manifest.languages[language()] ?? []),
    ...(manifest.languages['en'] ?? []),
  ];
  const nonce = document.currentScript?.nonce ?? '';
  for (const place of new Set(places)) {
    const href = manifest.files[place] ?? '';
    const link = document.createElement('link');
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', href });
    else Object.assign(link, { rel: 'modulepreload', href, nonce });
    document.head.append(link);
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

/** The first post's first picture, as `PostMediaGrid` will request it; none where data is saved. */
const preloadPicture = async (feed: Promise<Response>) => {
  if (isDataSaverOn()) return;
  const { data }: FeedAnswer = JSON.parse(await (await feed).text());
  const shown = data[0]?.media.filter(({ type, url }) => type !== 'audio' && url !== null);
  const [picture] = shown ?? [];
  if (!shown || !picture?.url || picture.type === 'video') return;
  const { url, medium_url: mediumUrl, thumb_url: thumbUrl, width, height } = picture;
  const { srcSet, sizes } = albumPicture(
    { url, mediumUrl, thumbUrl, width, height },
    { cells: cellsOf(shown), index: 0 },
  );
  const link = document.createElement('link');
  if (srcSet) link.imageSrcset = srcSet;
  if (sizes) link.imageSizes = sizes;
  Object.assign(link, { rel: 'preload', as: 'image', href: url, fetchPriority: 'high' });
  document.head.append(link);
};

const hasConsent = () =>
  (['localStorage', 'sessionStorage'] as const).some((area) => stored(area, ageConsent) !== null);

const startFetches = (wasMember: boolean) => {
  if (!config || stored('localStorage', signingOut) !== null) return;
  const { apiOrigin: origin } = config;
  const first: FirstFetches = {};
  globalThis.firstFetches = first;
  void fetchFirst(origin, '/api/v1/me', first);
  if (hasConsent() && wasMember && /^\/(feed\/?)?$/.test(location.pathname))
    preloadPicture(fetchFirst(origin, '/api/v1/feed', first)).catch(() => undefined);
};

watchLoading(language);
const wasMember = stored('localStorage', owner) !== null;
setTheme();
setDisplay();
addEventListener('storage', setDisplay);
setDataSaver();
setDiscreet();
showFace();
addEventListener('storage', ({ key }) => {
  if (key === discreet || key === null) setDiscreet();
});
new MutationObserver(showFace).observe(document.documentElement, {
  attributeFilter: ['data-discreet'],
});
preloadChunks(wasMember);
startFetches(wasMember);
