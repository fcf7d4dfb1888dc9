import { afterEach, expect, test, vi } from 'vitest';
import type { ChatEvent, ChatEvents } from '#machines/chat/chat.types.ts';
import { ChatEventBuffer } from '#src/actors/chat/chat-event-buffer.ts';

const read = (lastReadId: number): ChatEvent => ({
  kind: 'chatRead',
  withUserId: 3,
  chatType: 0,
  readerId: 2,
  lastReadId,
  unread: 0,
});

const openBuffer = () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.useFakeTimers();
  const buffer = new ChatEventBuffer();
  const batches: ChatEvents[] = [];
  buffer.listen((batch) => batches.push(batch));
  const ids = () =>
    batches.flatMap((one) =>
      one.type === 'chatEvents.arrived'
        ? [
            one.chatEvents.map((chatEvents) =>
              chatEvents.kind === 'chatRead' ? chatEvents.lastReadId : 0,
            ),
          ]
        : [],
    );
  return { buffer, ids };
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all events of one frame arrive in one batch, also where no frame is drawn', () => {
  const { buffer, ids } = openBuffer();
  buffer.push(read(1));
  buffer.push(read(2));
  expect(ids()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(ids()).toEqual([[1, 2]]);
});

test('what one caused oneself is sent after what the socket had brought by then', () => {
  const { buffer, ids } = openBuffer();
  buffer.push(read(1));
  buffer.notifySelf(read(2));
  vi.advanceTimersByTime(100);
  expect(ids()).toEqual([[1], [2]]);
});

/** Frames that come when the test says so. */
const openFrames = () => {
  vi.useFakeTimers();
  let frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => frames.push(drawn));
  const buffer = new ChatEventBuffer();
  const batches: number[] = [];
  buffer.listen((batch) => {
    if (batch.type === 'chatEvents.arrived') batches.push(batch.chatEvents.length);
  });
  const frame = (silence = 16) => {
    vi.advanceTimersByTime(silence);
    const due = frames;
    frames = [];
    for (const drawn of due) drawn();
  };
  return { buffer, batches, frame };
};

test('a single event is sent with the next frame', () => {
  const { buffer, batches, frame } = openFrames();
  vi.advanceTimersByTime(1_000);
  buffer.push(read(1));
  frame();
  expect(batches).toEqual([1]);
  vi.advanceTimersByTime(1_000);
  buffer.push(read(2));
  frame();
  expect(batches).toEqual([1, 1]);
});

test('a burst is sent about ten times a second, and its end with the first frame after half a frame of silence', () => {
  const { buffer, batches, frame } = openFrames();
  for (let drawn = 0; drawn < 62; drawn += 1) {
    vi.advanceTimersByTime(12);
    for (let id = 0; id < 8; id += 1) buffer.push(read(id));
    frame(4);
  }
  expect(batches.length).toBeLessThanOrEqual(11);
  expect(batches.length).toBeGreaterThanOrEqual(8);
  frame();
  expect(batches.reduce((sum, count) => sum + count, 0)).toBe(62 * 8);
});

test('events that come shortly before a frame wait for more, at most until the next one', () => {
  const { buffer, batches, frame } = openFrames();
  buffer.push(read(1));
  frame(9);
  buffer.push(read(2));
  frame(7);
  expect(batches).toEqual([1]);
  frame();
  expect(batches).toEqual([1, 1]);
});
