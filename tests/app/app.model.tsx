import { setup } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import { placeOf } from '#machines/navigation/location.ts';
import { AppView } from '#src/views/app/app.view.tsx';
import { ada, intent, paid } from '#stories/billing/billing.fixtures.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { defineModel, world } from '#tests/lib/model.ts';
import { viewers } from '#tests/navigation/browser.ts';

const still = setup({}).createMachine({ id: 'still' });
const children = Object.fromEntries(
  [
    'locale',
    'theme',
    'notices',
    'dialogs',
    'connectivity',
    'session',
    'parkedForms',
    'navigation',
    'screen',
  ].map((src) => [src, still]),
);
const location = {
  ...placeOf('/'),
  visit: 1,
  arrival: 'push' as const,
  refused: false,
  viewer: null,
};

export default defineModel({
  machine: appMachine,
  View: AppView,
  input: {
    locale: { cookie: null, languages: ['en'] },
    ageConsent: { version: 1, validFor: 365 * 86_400_000, fade: 0 },
  },
  children: {
    ...children,
    ageConsent: still,
    connection: still,
    inbox: still,
    uploads: still,
    unfinishedPayments: still,
    dataSaver: still,
    departure: still,
    passwordGatedCalls: still,
  },
  cases: {
    events: {
      'locale.changed': [{ code: 'en' }],
      'session.changed': [
        { viewer: viewers.member, reason: 'restored' },
        { viewer: null, reason: 'logout' },
      ],
      'unread.changed': [{ count: 2 }],
      'notice.withdrawn': [{ key: 'auth.session.opened' }],
      'notice.shown': [{ tone: 'positive', key: 'auth.session.opened' }],
      'location.admitted': [{ location }],
      'location.requested': [{ path: '/explore' }],
      'route.requested': [{ name: 'explore' }],
      'view.broken': [{ error: { kind: 'routerError', route: 'post', param: 'postId' } }],
      'dialog.requested': [
        {
          id: 'leave',
          dialog: 'confirm',
          input: { title: 'a', body: 'b', confirm: 'c', tone: 'primary' },
        },
      ],
      'payment.updated': [{ transaction: paid }],
      'identity.updated': [{ status: 'approved' }],
      'export.updated': [{ status: 'making', done: 3, total: 9 }],
      'emailChange.updated': [{ status: 'changed' }],
      'purchase.settled': [{ transaction: paid, payee: ada, subject: { kind: 'post', id: 7 } }],
      'post.published': [{ postId: 11, authorId: 2 }],
      'like.changed': [{ postId: 11, isLiked: true, likesCount: 5 }],
      'payment.left': [
        {
          payment: {
            ...intent,
            viewerId: 3,
            slot: 'tip:2',
            subject: { kind: 'tip', id: 2 },
          },
        },
      ],
      'payment.taken': [{ key: intent.key }],
      'upload.ordered': [{ order: { type: 'upload.cancel', id: 'photo' } }],
      'chatEvents.arrived': [{ chatEvents: [], at: 9 }],
      'post.changed': [{ postId: 11, change: 'deleted' }],
      'routes.absent': [{ names: ['explore'] }],
      'relation.changed': [{ change: changeOf(21, answerOf('followed')) }],
      'dialog.answered': [{ id: 'leave', dialog: 'confirm', answer: { kind: 'cancelled' } }],
    },
    outcomes: {
      readConfig: { done: [undefined], error: [{ field: 'broadcaster.key', problem: 'missing' }] },
    },
  },
  gestures: {
    'boot.retry': (person) => person.press('Try again'),
    'locale.changed': world,
    'locale.missing': world,
    'session.opened': world,
    'session.expired': world,
    'session.doubted': world,
    'session.changed': world,
    'session.unreachable': world,
    'consent.given': world,
    'consent.withdrawn': world,
    'connection.restored': world,
    'connection.caughtUp': world,
    'connection.lost': world,
    'chatEvents.arrived': world,
    'catchUp.due': world,
    'post.changed': world,
    'routes.absent': world,
    'relation.changed': world,
    'upload.ordered': world,
    'payment.updated': world,
    'identity.updated': world,
    'emailChange.updated': world,
    'export.updated': world,
    'settings.updated': world,
    'payment.left': world,
    'payment.taken': world,
    'purchase.settled': world,
    'post.published': world,
    'like.changed': world,
    'challenge.required': world,
    'challenge.lost': world,
    'logout.requested': world,
    'departure.cleared': world,
    'location.requested': world,
    'location.admitted': world,
    'route.requested': world,
    'unread.changed': world,
    'notice.shown': world,
    'dialog.requested': world,
    'dialog.answered': world,
    'password.unconfirmed': world,
    'password.confirmed': world,
    'password.declined': world,
    'member.updated': world,
    'password.changed': world,
    'notice.withdrawn': world,
    'call.failed': world,
    'view.broken': world,
  },
  sightings: {
    configuring: (person) => person.seesNot(/set up/),
    misconfigured: (person) => person.sees(/broadcaster\.key/),
    'configured.localising': (person) => person.sees('Loading...'),
    'configured.textsUnavailable': (person) => person.seesEnabled('button', 'Try again'),
    'configured.live.restoring': (person) => person.sees('Loading...'),
    'configured.live.unreachable': (person) => person.seesEnabled('button', 'Try again'),
    'configured.live.opened.consenting': (person) => person.seesNot('Loading...'),
    'configured.live.opened.running.attended': (person) => person.seesNot('Loading...'),
    'configured.live.opened.running.cutOff': (person) => person.seesEnabled('button', 'Try again'),
    'configured.live.opened.running.rejoining': (person) => person.seesBusy('button', 'Try again'),
  },
});
