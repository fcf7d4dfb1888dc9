import { presenceMachine } from '#machines/chat/presence.machine.ts';
import type { PresenceRef } from '#machines/chat/presence.machine.ts';
import { PresenceMark, PresenceView } from '#src/views/chat/presence.view.tsx';
import { viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

/** The mark of the head, and the line of the log. */
function Both({ actor }: { actor: PresenceRef }) {
  return (
    <>
      <PresenceMark actor={actor} />
      <PresenceView actor={actor} />
    </>
  );
}

export default defineModel({
  machine: presenceMachine,
  View: Both,
  input: { viewerId, chat: withBo },
  cases: { events: { 'room.joined': [{ isHere: true }, { isHere: false }] } },
  gestures: {
    'room.asked': byPort,
    'room.joined': byChart,
    'room.lost': byPort,
    'room.refused': byChart,
    'peer.entered': byChart,
    'peer.left': byChart,
    'peer.typed': byChart,
    'peer.paused': byPort,
    /** The field stands in the composer. */
    'words.type': byChart,
  },
  sightings: {
    'peer.unknown': (person) => person.seesNot('Online'),
    'peer.away': (person) => person.seesNot('Online'),
    'peer.here.idle': async (person) => {
      await person.sees('Online');
      await person.seesNot(/is typing/);
    },
    'peer.here.typing': (person) => person.sees(/is typing/),
    'entrance.waiting': (person) => person.seesNot('Online'),
    'entrance.asking': async () => {},
    'entrance.granted': async () => {},
    'entrance.refused': (person) => person.seesNot('Online'),
    'own.silent': async () => {},
    'own.announced': async () => {},
  },
});
