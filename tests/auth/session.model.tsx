import { sessionMachine } from '#machines/auth/session.machine.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';
import { mirror, stage } from '#tests/lib/stage.tsx';
import { presentSession } from './on-stage.ts';
import { ada, bo } from './viewers.ts';

/** The frame of a member names them, and counts what they have not read. */
const seesMember = async (
  person: Person,
  { context: { viewer } }: { context: { viewer: { displayName: string } | null } },
) => {
  await person.seesRole('button', /^Your account/u);
  await person.seesNoRole('link', 'Sign in');
  await person.press(/^Your account/u);
  await person.sees(viewer?.displayName ?? '?');
  await person.key('Escape');
};
/** The page stays as it was while it is asked who came: a frame with its content, or the way to try again. */
const seesPage = async (person: Person) => {
  await person.seesNot('Loading...');
};

export default defineModel({
  machine: sessionMachine,
  Stage: stage((actor) => ({ session: mirror(actor, presentSession) })),
  input: { locale: null },
  cases: {
    events: {
      'tab.entered': [{ userId: ada.id }, { userId: bo.id }],
      'tab.left': [{ userId: ada.id }, { userId: bo.id }, { userId: null }],
    },
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
    'session.opened': byChart,
    'session.expired': byPort,
    'session.doubted': byPort,
    'session.retry': (person) => person.press('Try again'),
    'member.updated': byChart,
    'password.changed': byChart,
    'logout.request': async (person) => {
      await person.press(/^Your account/u);
      await person.press('Log out', 'menuitem');
    },
    'logout.unconfirmed': byChart,
    'connection.restored': byChart,
    'tab.entered': byChart,
    'tab.left': byChart,
    'tab.doubted': byChart,
    'page.shown': byPort,
  },
  outOfReach: (snapshot, event) =>
    event.type === 'logout.request' && !snapshot.matches('member') ? 'no menu of a member' : null,
  sightings: {
    restoring: (person) => person.sees(/^(Loading\.\.\.|Try again)$/),
    unreachable: async (person) => {
      await person.sees(t('app.app.unreachableTitle'));
      await person.seesEnabled('button', 'Try again');
    },
    guest: async (person, { context: { reason } }) => {
      await person.seesRole('link', 'Sign in');
      await person.seesNoRole('button', /^Your account/u);
      // After a new password of one's own the same end is told as what it is (new-password.test.ts says when).
      if (reason === 'expired')
        await person.sees(/^(?:Session Expired!|Your password has been updated!)$/);
      if (reason === 'logout') await person.seesNot('You are signed in!');
    },
    'entering.fetching': seesPage,
    'entering.translating': seesPage,
    'member.kind.active': seesMember,
    'member.kind.unverified': seesMember,
    'member.kind.deleted': seesMember,
    'member.freshness.settled': async (person, { context: { reason } }) => {
      if (reason === 'login') await person.sees('You are signed in!');
    },
    'member.freshness.refreshing': seesPage,
    'member.freshness.proving.asking': seesPage,
    'member.freshness.proving.waiting': seesPage,
  },
});
