import { afterEach, expect, test, vi } from 'vitest';
import type { News, Tidings } from '#machines/chat/chat.types.ts';
import { NewsDesk } from '#src/actors/chat/news-desk.ts';

const read = (lastReadId: number): News => ({
  kind: 'chatRead',
  withUserId: 3,
  chatType: 0,
  readerId: 2,
  lastReadId,
  unread: 0,
});

const openDesk = () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.useFakeTimers();
  const desk = new NewsDesk();
  const told: Tidings[] = [];
  desk.listen((tidings) => told.push(tidings));
  const ids = () =>
    told.flatMap((one) =>
      one.type === 'news.arrived'
        ? [one.news.map((news) => (news.kind === 'chatRead' ? news.lastReadId : 0))]
        : [],
    );
  return { desk, ids };
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all news of one frame are told together, also where no frame is drawn', () => {
  const { desk, ids } = openDesk();
  desk.bring(read(1));
  desk.bring(read(2));
  expect(ids()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(ids()).toEqual([[1, 2]]);
});

test('what one caused oneself is told after what the socket had brought by then', () => {
  const { desk, ids } = openDesk();
  desk.bring(read(1));
  desk.tellSelf(read(2));
  vi.advanceTimersByTime(100);
  expect(ids()).toEqual([[1], [2]]);
});
