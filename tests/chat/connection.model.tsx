import { connectionMachine } from '#machines/chat/connection.machine.ts';
import { ConnectionView } from '#src/views/chat/connection.view.tsx';
import { paid } from '#stories/billing/billing.fixtures.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: connectionMachine,
  View: ConnectionView,
  input: { userId: null },
  cases: {
    events: {
      'viewer.changed': [{ viewer: { id: 2 } }, { viewer: { id: 3 } }, { viewer: null }],
      'chatEvents.arrived': [{ chatEvents: [], at: 9 }],
      'relation.changed': [{ change: changeOf(21, answerOf('followed')) }],
      'post.published': [{ postId: 11, authorId: 2 }],
      'payment.updated': [{ transaction: paid }],
      'file.processed': [{ hash: 'lake' }],
      'emailChange.updated': [{ status: 'changed' }, { status: 'pending' }],
      'export.updated': [
        { status: 'making', done: 3, total: 9 },
        { status: 'ready', done: 9, total: 9 },
        { status: 'failed', done: 3, total: 9 },
      ],
      'identity.updated': [{ status: 'approved' }, { status: 'rejected' }, { status: 'pending' }],
      'channel.barred': [{ status: 403 }, { status: 401 }],
    },
  },
  gestures: {
    'viewer.changed': byChart,
    'socket.connected': byPort,
    'socket.dropped': byPort,
    'socket.unavailable': byPort,
    'socket.refused': byPort,
    'socket.answered': byPort,
    'page.woke': byPort,
    'channel.acknowledged': byPort,
    'channel.barred': byPort,
    'chatEvents.arrived': byChart,
    'catchUp.due': byChart,
    'relation.changed': byPort,
    'payment.updated': byPort,
    'emailChange.updated': byPort,
    'account.updated': byPort,
    'identity.updated': byPort,
    'export.updated': byPort,
    'settings.updated': byPort,
    'file.processed': byPort,
    'post.published': byPort,
    'connection.restored': byChart,
    'connection.retry': (person) => person.press('Try now'),
  },
  sightings: {
    closed: (person) => person.seesNot(/onnect|Live/),
    'open.connecting': (person) => person.sees('Connecting…'),
    'open.subscribing': (person) => person.sees('Connecting…'),
    'open.live': async (person, { context: { copy } }) => {
      await person.seesNot(/onnect|Live/);
      await (copy
        ? person.seesRole('progressbar', t('app.exportNotice.making'))
        : person.seesNoRole('progressbar'));
    },
    'open.checking': (person) => person.seesNot(/onnect|Live/),
    'open.barred': (person) => person.sees(pattern('chat.connection.barred')),
    'open.reconnecting': (person) => person.sees('Reconnecting…'),
    'open.unavailable': async (person) => {
      await person.sees(pattern('chat.connection.unavailable'));
      await person.seesEnabled('button', 'Try now');
    },
    'open.refused': async (person) => {
      await person.sees(pattern('chat.connection.refused'));
      await person.seesEnabled('button', 'Try now');
    },
  },
});
