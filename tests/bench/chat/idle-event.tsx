import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import type { ConversationEvent } from '#machines/chat/conversation.types.ts';
import { ConversationView } from '#src/views/chat/conversation.view.tsx';
import { storeOf, chat } from '#stories/chat/chat.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { Frame } from '#stories/lib/frame.tsx';
import { pause } from './eye.ts';
import { talk, viewerId } from './talk.ts';

const events = 1_000;

/** Milliseconds that chart and view of a chat of 1,000 messages spend on an event of another chat. */
export async function idleEvent(root: Root): Promise<number> {
  const actor = at(
    conversationMachine,
    { open: { history: 'resting', freshness: 'settled', receipt: 'resting', repair: 'idle' } },
    {
      viewerId,
      ref: { withUserId: 3, chatType: 0 },
      chat: chat(1),
      person: null,
      view: storeOf(talk(0, 1_000)),
      before: null,
      cursor: null,
      lastReadId: 999,
      fresh: null,
      today: '2026-11-20',
      peerReadId: 0,
      seenId: 0,
      failure: null,
      broken: [],
      repaired: [],
      previewed: null,
      composer: null,
    },
  );
  root.render(
    <Frame>
      <ConversationView actor={actor} />
    </Frame>,
  );
  await pause(30);
  const rows = document.querySelectorAll('[role=log] > *').length;
  if (rows < 16) throw new Error(`Only ${rows} rows stand: nothing would be proved.`);
  const [other] = talk(5_000, 5_001);
  const message = other && { ...other, withUserId: 77 };
  const event: ConversationEvent = {
    type: 'chatEvents.arrived',
    chatEvents: message ? [{ kind: 'messageUpdated', message }] : [],
    at: 0,
  };
  const send = () => {
    const began = performance.now();
    for (let sent = 0; sent < events; sent += 1) flushSync(() => actor.send(event));
    return (performance.now() - began) / events;
  };
  // The first few hundred are those in which the browser compiles what runs.
  send();
  return send();
}
