import { expect, test } from 'vitest';
import { Threads } from '#src/actors/chat/threads.ts';

/** A socket that writes down which posts are listened to. */
const socket = () => {
  const log: string[] = [];
  return {
    log,
    open: {
      watchPost: (postId: number) => {
        log.push(`watch ${postId}`);
        return () => log.push(`leave ${postId}`) as unknown as void;
      },
    },
  };
};
const nothing = () => undefined;

test('who comes before the socket is joined when it opens, and again by the next one', () => {
  const threads = new Threads();
  const leave = threads.watch(7, nothing);
  const [one, other] = [socket(), socket()];
  threads.open(one.open);
  threads.close();
  threads.open(other.open);
  leave();
  expect(one.log).toEqual(['watch 7']);
  expect(other.log).toEqual(['watch 7', 'leave 7']);
});

test('the channel of a post is left with its last reader', () => {
  const threads = new Threads();
  const { log, open } = socket();
  threads.open(open);
  const first = threads.watch(7, nothing);
  const second = threads.watch(7, nothing);
  first();
  expect(log).toEqual(['watch 7', 'watch 7']);
  second();
  expect(log.at(-1)).toBe('leave 7');
});
