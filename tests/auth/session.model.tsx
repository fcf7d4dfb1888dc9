import { sessionMachine } from '#machines/auth/session.machine.ts';
import { defineModel, world } from '#tests/lib/model.ts';
import { ada, bo } from './viewers.ts';

export default defineModel({
  machine: sessionMachine,
  reason:
    'The app’s view draws restoring and unreachable; layouts draw the member and the way out.',
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
    'session.retry': world,
    'member.updated': world,
    'logout.request': world,
    'logout.unheard': world,
    'connection.restored': world,
    'tab.entered': world,
    'tab.left': world,
    'tab.doubted': world,
    'page.shown': world,
  },
  sightings: {},
});
