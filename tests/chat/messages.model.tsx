import { messagesMachine } from '#machines/chat/messages.machine.ts';
import { MessagesView } from '#src/views/chat/messages.view.tsx';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { viewerId } from '#stories/chat/chat.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const elsewhere = 'another address: messages.test.ts goes there';

export default defineModel({
  machine: messagesMachine,
  View: MessagesView,
  input: { viewerId, withUserId: 3 },
  cases: {
    events: {
      'composer.opened': [{ composer: null }],
      'part.emitted': [
        { emitted: { type: 'session.expired' } },
        { emitted: { type: 'chat.vanished' } },
      ],
      'purchase.settled': [{ transaction: paid, payee: ada, subject: { kind: 'message', id: 41 } }],
    },
  },
  gestures: { 'composer.opened': world, 'part.emitted': world, 'purchase.settled': world },
  sightings: {
    arriving: (person) => person.seesRole('heading', 'Messages'),
    choosing: (person) => person.sees('Your messages'),
    preparing: (person) => person.seesRole('heading', 'Messages'),
    conversing: (person) => person.seesRole('log'),
  },
  unreached: {
    'arriving|always|0': elsewhere,
    'arriving|always|1': elsewhere,
    'arriving|always|0 = no': 'a guard of a state that is left at once refuses only on the way',
    'arriving|always|1 = no': 'a guard of a state that is left at once refuses only on the way',
  },
});
