import type { RuntimeConfig } from '#machines/app/config.types.ts';
import type { StoredThing } from '#machines/pages/cookie-declaration.types.ts';
import { hostCookie, sessionCookie, xsrfCookie } from '#src/contract/lib/cookies.ts';
import { storageKeys } from './storage-keys.ts';

/** The session cookie is the server's, which may call it otherwise than the reference backend does. */
type Named = Pick<RuntimeConfig, 'slug' | 'sessionCookie'>;

/** Everything the product keeps in a browser; the cookie declaration is drawn from it (decisions §1). */
const storageRegistry = (
  { slug, sessionCookie: ownName }: Named,
  isSecure: boolean,
  keys = storageKeys(slug),
) =>
  ({
    session: {
      key: ownName ?? sessionCookie(slug, isSecure),
      kind: 'cookie',
      purpose: 'session',
      lifetime: 'idle',
    },
    remember: {
      key: hostCookie('remember_web_*', isSecure),
      kind: 'cookie',
      purpose: 'remember',
      lifetime: 'remember',
    },
    xsrf: { key: xsrfCookie, kind: 'cookie', purpose: 'xsrf', lifetime: 'idle' },
    locale: { key: keys.locale, kind: 'cookie', purpose: 'locale', lifetime: 'year' },
    redirectTarget: {
      key: keys.redirectTarget,
      kind: 'cookie',
      purpose: 'redirectTarget',
      lifetime: 'once',
    },
    ageConsent: {
      key: keys.ageConsent,
      kind: 'localStorage',
      purpose: 'ageConsent',
      lifetime: 'consent',
    },
    ageConsentOfTab: {
      key: keys.ageConsent,
      kind: 'sessionStorage',
      purpose: 'ageConsent',
      lifetime: 'tab',
    },
    postLoginRedirect: {
      key: keys.postLoginRedirect,
      kind: 'localStorage',
      purpose: 'postLoginRedirect',
      lifetime: 'once',
    },
    drafts: {
      key: keys.drafts,
      kind: 'localStorage',
      purpose: 'drafts',
      lifetime: 'sent',
    },
    postDrafts: {
      key: keys.postDrafts,
      kind: 'localStorage',
      purpose: 'postDrafts',
      lifetime: 'published',
    },
    pictures: {
      key: keys.pictures,
      kind: 'localStorage',
      purpose: 'pictures',
      lifetime: 'placed',
    },
    forms: {
      key: keys.forms,
      kind: 'localStorage',
      purpose: 'forms',
      lifetime: 'returned',
    },
    outbox: {
      key: keys.outbox,
      kind: 'localStorage',
      purpose: 'outbox',
      lifetime: 'sent',
    },
    deletions: {
      key: keys.deletions,
      kind: 'localStorage',
      purpose: 'deletions',
      lifetime: 'sent',
    },
    chatDeletions: {
      key: keys.chatDeletions,
      kind: 'localStorage',
      purpose: 'chatDeletions',
      lifetime: 'sent',
    },
    reminders: {
      key: keys.reminders,
      kind: 'localStorage',
      purpose: 'reminders',
      lifetime: 'seen',
    },
    searches: {
      key: keys.searches,
      kind: 'localStorage',
      purpose: 'searches',
      lifetime: 'removed',
    },
    places: {
      key: keys.places,
      kind: 'localStorage',
      purpose: 'places',
      lifetime: 'otherMember',
    },
    intents: {
      key: keys.intents,
      kind: 'localStorage',
      purpose: 'intents',
      lifetime: 'answered',
    },
    referral: {
      key: keys.referral,
      kind: 'localStorage',
      purpose: 'referral',
      lifetime: 'registered',
    },
    theme: { key: keys.theme, kind: 'localStorage', purpose: 'theme', lifetime: 'forever' },
    dataSaver: {
      key: keys.dataSaver,
      kind: 'localStorage',
      purpose: 'dataSaver',
      lifetime: 'forever',
    },
    discreet: {
      key: keys.discreet,
      kind: 'localStorage',
      purpose: 'discreet',
      lifetime: 'forever',
    },
    display: { key: keys.display, kind: 'localStorage', purpose: 'display', lifetime: 'forever' },
    shortcuts: {
      key: keys.shortcuts,
      kind: 'localStorage',
      purpose: 'shortcuts',
      lifetime: 'forever',
    },
    undoWindow: {
      key: keys.undoWindow,
      kind: 'localStorage',
      purpose: 'undoWindow',
      lifetime: 'forever',
    },
    owner: { key: keys.owner, kind: 'localStorage', purpose: 'owner', lifetime: 'otherMember' },
    signingOut: {
      key: keys.signingOut,
      kind: 'localStorage',
      purpose: 'signingOut',
      lifetime: 'once',
    },
    scroll: { key: keys.scroll, kind: 'sessionStorage', purpose: 'scroll', lifetime: 'tab' },
    transport: {
      key: 'pusherTransportTLS, pusherTransportNonTLS',
      kind: 'localStorage',
      purpose: 'transport',
      lifetime: 'halfHour',
    },
  }) as const satisfies Record<string, StoredThing>;

/** The registry as a list, for the cookie declaration. */
export const storedThings = (product: Named, isSecure: boolean): readonly StoredThing[] =>
  Object.values(storageRegistry(product, isSecure));
