import { sessionMachine } from '#machines/auth/session.machine.ts';
import { SessionView } from '#src/views/auth/session.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';
import { ada, bo } from './viewers.ts';

const isInside = (person: Person) => person.seesEnabled('button', 'Log out');

export default defineModel({
  machine: sessionMachine,
  View: SessionView,
  cases: {
    events: { 'tab.entered': [{ userId: ada.id }, { userId: bo.id }] },
    outcomes: {
      fetchViewer: {
        done: [
          { viewer: ada, unread: 2 },
          { viewer: { ...ada, isVerified: false }, unread: 0 },
          { viewer: { ...ada, isDeleted: true }, unread: 0 },
          { viewer: bo, unread: 0 },
        ],
        error: [{ kind: 'unauthenticated' }, { kind: 'offline' }],
      },
      applyLocale: { done: [undefined], error: [{ kind: 'offline' }] },
    },
  },
  gestures: {
    'session.opened': world,
    'session.expired': world,
    'session.doubted': world,
    'session.retry': (person) => person.press('Try again'),
    'logout.request': (person) => person.press('Log out'),
    'logout.unheard': world,
    'connection.restored': world,
    'tab.entered': world,
    'tab.left': world,
    'tab.doubted': world,
    'page.shown': world,
  },
  sightings: {
    restoring: (person) => person.sees('Loading...'),
    unreachable: async (person) => {
      await person.sees(/have not been signed out/);
      await person.seesEnabled('button', 'Try again');
    },
    guest: (person) => person.seesRole('link', 'Sign in'),
    'entering.fetching': (person) => person.sees('Signing you in'),
    'entering.translating': (person) => person.sees('Signing you in'),
    'member.kind.active': async (person) => {
      await isInside(person);
      await person.seesNot(/Email not confirmed|Account deleted/);
    },
    'member.kind.unverified': (person) => person.sees('Email not confirmed'),
    'member.kind.deleted': (person) => person.sees('Account deleted'),
    'member.freshness.settled': isInside,
    'member.freshness.refreshing': isInside,
  },
});
