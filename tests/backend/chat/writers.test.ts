import { beforeEach, describe, expect, it } from 'vitest';
import { messagesAnswer, sendAnswer } from '#src/contract/chat/chat.ts';
import type { Privacy } from '#src/contract/auth/auth.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { choosePrivacy } from '../people/privacy-world.ts';
import { follow, idOf, subscribe } from '../world.ts';
import { post, say } from './talk.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

type Writers = Privacy['writers'];

/** Relations of `ada` to `bo`: how to make each, and the choices of his that let her write. */
const senders: Record<string, { become: () => Promise<unknown>; may: readonly Writers[] }> = {
  'a stranger': { become: async () => {}, may: ['everyone'] },
  'who follows him': { become: () => follow(backend, 'ada', 'bo'), may: ['everyone'] },
  'whom he follows': { become: () => follow(backend, 'bo', 'ada'), may: ['everyone', 'known'] },
  'who subscribes to him': {
    become: () => subscribe(backend, 'ada', 'bo'),
    may: ['everyone', 'known'],
  },
  'whom he subscribes to': {
    become: () => subscribe(backend, 'bo', 'ada'),
    may: ['everyone', 'known'],
  },
  'whose subscription is over': {
    become: () => subscribe(backend, 'ada', 'bo', -1),
    may: ['everyone'],
  },
  'who only wrote to him': { become: () => say(ada, 'bo', 'Hello?'), may: ['everyone'] },
  'whom he has written to': {
    become: () => say(bo, 'ada', 'Hello'),
    may: ['everyone', 'known', 'nobody'],
  },
  'whom he follows and has written to': {
    become: async () => {
      await follow(backend, 'bo', 'ada');
      await say(bo, 'ada', 'Hello');
    },
    may: ['everyone', 'known', 'nobody'],
  },
};
const choices = ['everyone', 'known', 'nobody'] as const;
const table = Object.entries(senders).flatMap(([name, { become, may }]) =>
  choices.map((writers) => ({ name, become, writers, isLet: may.includes(writers) })),
);
/** Those whom a mass message of `ada` could reach at all. */
const isInCircle = (name: string) => /^whom he (follows|subscribes)/.test(name);

const refusal = 'This person takes messages from people they know.';
const barOf = async (by: Browser, who: 'ada' | 'bo') => {
  const answer = await by.post('/api/v1/messages', { withUserId: idOf(who), type: 0 });
  return messagesAnswer.parse(await answer.json()).bar;
};

describe('who may write to a member', () => {
  it.each(table)('$name, where $writers may: $isLet', async ({ name, become, writers, isLet }) => {
    await become();
    await choosePrivacy(bo, { writers });
    expect(await barOf(ada, 'bo')).toBe(isLet ? null : 'private');
    const reached = await post(ada, 'bo', { message: 'To all', rcpt: 'all' });
    expect(await reached.json()).toMatchObject({ recipients: isInCircle(name) && isLet ? 1 : 0 });
    const answer = await post(ada, 'bo', { message: 'Good morning' });
    expect(answer.status).toBe(200);
    const { success, error } = sendAnswer.parse(await answer.json());
    expect({ success, error }).toEqual({ success: isLet, error: isLet ? null : refusal });
    // Whoever does not let others write may still write to them, and is answered then.
    expect(await barOf(bo, 'ada')).toBeNull();
    await say(bo, 'ada', 'I write first');
    expect(await barOf(ada, 'bo')).toBeNull();
    await say(ada, 'bo', 'And I answer');
  });

  it('what was sent before stays, and may still be changed', async () => {
    const { id } = await say(ada, 'bo', 'A mistkae');
    await choosePrivacy(bo, { writers: 'nobody' });
    const edited = await ada.post('/api/v1/message/edit', {
      withUserId: idOf('bo'),
      messageId: id,
      message: 'A mistake',
    });
    expect(edited.status).toBe(200);
  });
});
