import { ChatEventBuffer } from '#src/actors/chat/chat-event-buffer.ts';
import { countFrames, painted, type Eye } from './eye.ts';
import { talk } from './talk.ts';

export interface Burst {
  /** Share of the looks after a frame in which the newest row did not stand at the bottom. */
  readonly lost: number;
  /** From the last message to the frame from which on it stays at the bottom. */
  readonly settles: number;
  readonly fps: number;
}

const wanted = 500;
const length = 1_000;

/** 500 messages in a second, each in its turn, handed on to the list as the product does with what a socket brings. */
export async function burst(eye: Eye, append: (count: number) => void): Promise<Burst> {
  const buffer = new ChatEventBuffer();
  const counter = { shown: 0 };
  buffer.listen((batch) => {
    if (batch.type !== 'chatEvents.arrived') return;
    counter.shown += batch.chatEvents.length;
    append(batch.chatEvents.length);
  });
  const began = performance.now();
  let came = 0;
  let last = began;
  const push = () => {
    const due = Math.min(wanted, Math.floor(((performance.now() - began) / length) * wanted));
    if (due > came) last = performance.now();
    for (const message of talk(came, due))
      buffer.push({ kind: 'messageSent', message, chat: null, unread: null });
    came = due;
    if (came < wanted) setTimeout(push);
  };
  push();
  const drawn = countFrames();
  let [looks, off] = [0, 0];
  while (counter.shown < wanted) {
    await painted();
    looks += 1;
    if (!eye.isDown()) off += 1;
  }
  const fps = drawn() / ((performance.now() - began) / 1_000);
  const settled = await eye.steadyFrom(3_000);
  return { lost: off / looks, settles: settled - last, fps };
}
