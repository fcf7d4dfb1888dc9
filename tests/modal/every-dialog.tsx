import { createEmptyActor } from 'xstate';
import type { ConfirmInput } from '#machines/modal/dialog-token.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import {
  dialogLoader,
  type dialogLoaders,
  type FlowDialogName,
} from '#src/app/dialogs/registry.ts';
import type { RunningServices } from '#src/app/running-services.types.ts';
import { storageKeys } from '#src/app/storage-keys.ts';
import { t } from '#stories/lib/texts.ts';
import { lockedVideo } from '#stories/media/video-preview.fixtures.ts';
import { ownFile } from '#stories/media/library.fixtures.ts';

export type DialogName = FlowDialogName | 'confirm';

type Module<Name extends FlowDialogName> = Awaited<
  ReturnType<(typeof dialogLoaders)[Name]>
>['default'];
type InputOf<Name extends DialogName> = Name extends FlowDialogName
  ? Parameters<Module<Name>['input']>[0]
  : ConfirmInput;

/** A dialog as the proofs open it, and where the focus must be then (the safe place). */
interface Sample<Name extends DialogName> {
  readonly input: InputOf<Name>;
  readonly first: string | RegExp;
  /** A field whose text would be lost by leaving. */
  readonly field?: string;
  /** It covers the whole page, so there is nothing beside it to press. */
  readonly covers?: true;
}

const payee = { id: 7, username: 'ada', displayName: 'Ada Lovelace', profilePhoto: null };
const price = { amount: 999, currency: 'USD' };
const folder = { id: 7, name: 'Summer in a small town', count: 12 };
const buyer = { id: 8, username: 'bo', display_name: 'Bo Lind', profile_photo: null };

/** One of every dialog that the registry knows: a new one must be named here, and is then proved too. */
const flows: { readonly [Name in FlowDialogName]: Sample<Name> } = {
  block: { input: { displayName: 'Ada Lovelace', banType: null }, first: 'Cancel' },
  complaint: {
    input: { about: { kind: 'chat', userId: 7 }, displayName: 'Ada Lovelace', userId: 7 },
    first: 'Reason',
    field: 'What happened?',
  },
  consentForm: {
    input: { routeKey: 'terms', purpose: 'auth.consentForm.selling' },
    first: /^(|Not now)$/,
  },
  fileDetails: { input: { file: ownFile(1) }, first: 'Close' },
  filePicker: {
    input: { asker: createEmptyActor(), about: null, room: 10, taken: [] },
    first: 'Search by name',
  },
  filesDelete: { input: { hashes: ['lake'] }, first: 'Cancel' },
  folderDelete: { input: { folder }, first: 'Cancel' },
  folderMove: { input: { hashes: ['lake'], from: null }, first: /./ },
  folderName: { input: { folder }, first: 'Name', field: 'Name' },
  massMessage: { input: null, first: /^(Cancel|Subscribers)/ },
  password: {
    input: { purpose: 'auth.password.protected' },
    first: 'Password',
    field: 'Password',
  },
  paymentForm: { input: { makeDefault: false }, first: 'Close' },
  postDelete: { input: { postId: 11, isDraft: false }, first: t('posts.postDelete.keepIt') },
  purchase: {
    input: { payee, price, subject: { kind: 'post', id: 3 } },
    first: /./,
  },
  reminder: {
    input: { chat: { withUserId: 7, chatType: 0 }, name: 'Ada', dueAt: null },
    first: /^In one hour/,
  },
  shortcutHelp: { input: null, first: 'Close' },
  subscribe: { input: { payee }, first: /./ },
  tip: { input: { payee, about: null }, first: /./ },
  twoFactorSetup: { input: { purpose: 'setUp' }, first: /./ },
  unsentWork: {
    input: {
      work: {
        sending: { messages: 1, comments: 0, posts: 0, files: 0, payments: 0, changes: 0 },
        typedTabs: 2,
        silentTabs: 0,
      },
    },
    first: 'Stay',
  },
  videoPreview: {
    input: { asker: createEmptyActor(), id: 13, videos: [lockedVideo()], price },
    first: t('media.videoPreview.notNow'),
  },
  viewer: {
    input: {
      place: 'library',
      files: [
        {
          hash: 'lake',
          type: 'image',
          placeholder: '#204060',
          alt: 'A lake in the morning',
          url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
          thumbUrl: null,
          width: 900,
          height: 600,
          at: '2026-11-01T09:00:00.000Z',
        },
      ],
      index: 0,
      count: 1,
      more: null,
      isOwn: true,
      folder: null,
    },
    first: 'Close',
    covers: true,
  },
};

const confirm = (tone: 'negative' | 'primary'): Sample<'confirm'> => ({
  input: {
    title: 'app.layout.interests',
    body: 'app.ageConsent.body',
    confirm: 'app.layout.logout',
    tone,
  },
  first: tone === 'negative' ? 'Cancel' : 'Log out',
});

type Proved = {
  readonly title: string;
  readonly first: string | RegExp;
  readonly field?: string;
  readonly covers?: true;
} & {
  readonly [Name in DialogName]: { readonly dialog: Name; readonly input: Sample<Name>['input'] };
}[DialogName];

/** Every dialog of the stack, as the proofs walk them; the age consent stands alone. */
export const everyDialog: readonly Proved[] = [
  { title: 'confirm', dialog: 'confirm', ...confirm('primary') },
  { title: 'confirm (destroying)', dialog: 'confirm', ...confirm('negative') },
  ...Object.entries(flows).map(
    ([name, sample]) => ({ title: name, dialog: name, ...sample }) as Proved,
  ),
];

const document = {
  title: 'Terms for creators',
  html: '<h2>Your content</h2><p>You own what you publish, and we never sell it.</p>'.repeat(12),
  updated_at: '2026-09-01T00:00:00Z',
};
const card = {
  id: 1,
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2030,
  is_default: true,
  is_expired: false,
  subscriptions_count: 0,
  subscriptions: [],
};
const reach = { recipients: 128, excluded: 1 };
const answers: readonly (readonly [path: RegExp, answer: unknown])[] = [
  [/\/pages\//, { data: document }],
  [/\/cards\/setup$/, { setup_id: 'setup-1', url: '/provider-page', origin: 'null' }],
  [/\/cards$/, { data: [card] }],
  [
    /\/chat\/audience$/,
    { data: { followers: reach, subscribers: reach, all: { recipients: 9876, excluded: 12 } } },
  ],
  [/\/effects$/, { data: { purchases: 12, comments: 40, likes: 3, refunds: 0, buyers: [buyer] } }],
  [
    /\/plans$/,
    {
      data: [1, 3].map((months) => ({
        id: months,
        months,
        price,
        discount: 0,
        renewal_price: price,
        trial_days: 0,
        promotion_until: null,
      })),
    },
  ],
];
const answer = <Answer,>(path: string): Promise<Answer> => {
  const found = answers.find(([pattern]) => pattern.test(path));
  return found ? Promise.resolve(found[1] as Answer) : new Promise(() => {});
};

/** A server that answers what dialogs show, and never answers what they ask for. */
const http: Http = { get: answer, post: answer, put: answer, patch: answer, delete: answer };
const services = {
  http,
  textStore: { need: () => Promise.resolve() },
  config: {
    limits: {
      currency: 'USD',
      tipMin: 100,
      tipMax: 20_000,
      messageMax: 5000,
      priceMin: 300,
      priceMax: 10_000,
    },
  },
  store: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  keys: storageKeys('fanfare'),
  cookies: { get: () => undefined },
  chat: () => ({ services: {} }),
};

/** The real dialogs by the real registry, against a server of our own. */
export const loadSample = dialogLoader(services as unknown as RunningServices);
