import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import type { RouteName } from '#machines/navigation/routes.ts';
import { newProfile, signIn, type ProfileOptions } from './browser.ts';
import { origin } from './world.ts';
import { admit } from './way-in.ts';

/**
 * Viewers: demo accounts, a guest, and `challenged`, who has given the password but not the code.
 */
type Who = 'guest' | 'challenged' | 'bo' | 'ada' | 'dee' | 'eli' | 'fay';
type Paths = readonly (readonly [Who, string])[];

/** Each screen by its route, seen by those for whom it differs; `{…}` is a thing of the demo world. */
const places: Readonly<Record<RouteName, Paths>> = {
  main: [
    ['guest', '/'],
    ['bo', '/'],
    ['eli', '/'],
  ],
  login: [['guest', '/login']],
  register: [['guest', '/register']],
  registerReferral: [['guest', '/r/nobody']],
  registerSocial: [['guest', '/register_social']],
  twoFactorChallenge: [['challenged', '/two-factor-challenge']],
  forgotPassword: [['guest', '/forgot-password']],
  resetPassword: [['guest', '/reset-password/a-token?email=bo%40fanfare.test']],
  explore: [
    ['guest', '/explore'],
    ['bo', '/explore'],
    ['bo', '/explore?q=fog'],
    ['bo', '/explore?q=nothing-like-this'],
  ],
  emailChange: [['guest', `/email-change/${'f'.repeat(96)}`]],
  mailStop: [['guest', `/mail-stop/${'f'.repeat(96)}`]],
  emailVerified: [['bo', '/email-verified?verified=1']],
  notFound: [['guest', '/nobody-has-this-name']],
  cookieDeclaration: [['guest', '/cookie-declaration']],
  documentPage: [
    ['guest', '/pages/terms'],
    ['bo', '/pages/help'],
  ],
  feed: [['ada', '/feed']],
  newPost: [['ada', '/profile/new']],
  profile: [['ada', '/profile']],
  library: [['ada', '/library']],
  libraryUploaded: [['ada', '/library/uploaded']],
  libraryOwned: [['bo', '/library/owned']],
  analytics: [['ada', '/analytics']],
  analyticsSummary: [['ada', '/analytics/summary']],
  interests: [['bo', '/interests']],
  interestsFollowed: [['bo', '/interests/followed']],
  interestsSubscriptions: [['bo', '/interests/subscriptions']],
  subscription: [
    ['bo', '/subscriptions/ada'],
    ['bo', '/subscriptions/mira'],
  ],
  audience: [['ada', '/audience']],
  audienceFollowers: [['fay', '/audience/followers']],
  audienceSubscribers: [['ada', '/audience/subscribers']],
  audienceBlacklist: [['ada', '/audience/blacklist']],
  billing: [['ada', '/billing']],
  billingReceived: [['ada', '/billing/received']],
  billingSent: [['bo', '/billing/sent']],
  billingComing: [['bo', '/billing/sent/coming']],
  billingPayout: [['ada', '/billing/payout']],
  billingCards: [['bo', '/billing/cards']],
  billingReceipt: [['bo', '/billing/receipts/{payment}']],
  verifyEmail: [['dee', '/verify-email']],
  confirmPassword: [['bo', '/confirm-password']],
  settings: [['bo', '/settings']],
  settingsProfile: [['ada', '/settings/profile']],
  settingsSite: [['bo', '/settings/site']],
  settingsSecurity: [['bo', '/settings/security']],
  settingsLeaving: [
    ['bo', '/settings/leaving'],
    ['ada', '/settings/leaving'],
  ],
  settingsIdentity: [
    ['ada', '/settings/identity'],
    ['bo', '/settings/identity'],
  ],
  messages: [['fay', '/messages']],
  conversation: [
    ['bo', '/messages/{ada}'],
    ['fay', '/messages/{bo}'],
  ],
  referrals: [['ada', '/referrals']],
  referralsLink: [['ada', '/referrals/link']],
  referralsStatistics: [['ada', '/referrals/statistics']],
  reports: [['bo', '/reports']],
  editPost: [['ada', '/ada/post/{post}/edit']],
  post: [
    ['bo', '/ada/post/{post}'],
    ['guest', '/ada/post/{post}'],
  ],
  otherProfile: [
    ['bo', '/ada'],
    ['guest', '/ada'],
    ['ada', '/ada'],
  ],
};

interface Listed {
  readonly data: readonly { readonly id: number }[];
}

/** Ids that the paths name in braces, fetched by a page. */
async function things(
  browser: Browser,
  enter: NonNullable<Walk['enter']>,
  options: ProfileOptions,
): Promise<Map<string, string>> {
  const bo = await newProfile(browser, options);
  await enter(bo, 'bo');
  const page = await bo.newPage();
  await page.goto('/cookie-declaration');
  const read = <Answer>(path: string): Promise<Answer> =>
    page.evaluate(async (from) => {
      const answer = await fetch(from, { headers: { Accept: 'application/json' } });
      return (await answer.json()) as Answer;
    }, path);
  const me = await read<{ data: { id: number } }>('/api/v1/me');
  const ada = await read<{ data: { id: number } }>('/api/v1/profiles/ada');
  const posts = await read<Listed>('/api/v1/profiles/ada/posts');
  const sent = await read<Listed>('/api/v1/billing/sent');
  const found = {
    bo: me.data.id,
    ada: ada.data.id,
    post: posts.data[0]?.id,
    payment: sent.data[0]?.id,
  };
  for (const [name, id] of Object.entries(found))
    if (id === undefined) throw new Error(`The demo world has no ${name}.`);
  await bo.close();
  return new Map(Object.entries(found).map(([name, id]) => [name, String(id)]));
}

/** Counts what a page asks for, and answers with a wait for the moment when nothing was asked for a while. */
function quiet(page: Page): () => Promise<void> {
  let open = 0;
  let since = 0;
  const changed = (by: number) => () => {
    open += by;
    since = performance.now();
  };
  page.on('request', changed(1));
  page.on('requestfinished', changed(-1));
  page.on('requestfailed', changed(-1));
  return async () => {
    since = performance.now();
    await page.getByRole('main').first().waitFor();
    await expect.poll(() => open === 0 && performance.now() - since > 150).toBe(true);
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
  };
}

export interface SeenScreen {
  readonly page: Page;
  readonly who: Who;
  readonly path: string;
  /** True if the page was loaded for the screen; false after a navigation within the app. */
  readonly isFresh: boolean;
}

export interface Walk extends ProfileOptions {
  /** As `LocaleCode`; the browser's own when left out. */
  readonly language?: string;
  /** The screens whose path in the table fits; all when left out. */
  readonly only?: RegExp;
  /** Makes a profile that of a member; without the form where it is left out. */
  readonly enter?: (context: BrowserContext, name: string) => Promise<void>;
  /** Before the first page of each member. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/**
 * Shows every screen of the product, one after another, to those who have it: loaded once for each
 * member, and then within the page, as by a link.
 */
export async function everyScreen(
  browser: Browser,
  { language, only = /./, enter = admit, prepare, ...options }: Walk,
  look: (seen: SeenScreen) => Promise<void>,
): Promise<number> {
  const named = await things(browser, enter, options);
  const all = Object.values(places)
    .flat()
    .filter(([, path]) => only.test(path));
  let count = 0;
  for (const who of new Set(all.map(([one]) => one))) {
    // Signing in by hand reads English labels.
    if (who === 'challenged' && language) continue;
    const context = await newProfile(browser, options);
    const url = options.baseURL ?? origin();
    if (language) await context.addCookies([{ name: 'locale', value: language, url }]);
    if (who !== 'guest' && who !== 'challenged') await enter(context, who);
    const page = await context.newPage();
    const isShown = quiet(page);
    await prepare?.(page);
    let isFresh = true;
    for (const [, path] of all.filter(([one]) => one === who)) {
      const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named.get(name) ?? '');
      if (who === 'challenged') await page.goto('/login').then(() => signIn(page, 'cy'));
      else if (isFresh) await page.goto(at);
      else {
        await page.evaluate((to) => {
          history.pushState({ key: to }, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, at);
      }
      if (who === 'challenged') await page.waitForURL(`**${path}`);
      await isShown();
      await look({ page, who, path, isFresh });
      isFresh = false;
      count += 1;
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  return count;
}
