import { beforeEach, describe, expect, it } from 'vitest';
import { peopleAnswer } from '#src/contract/people/relation.ts';
import { signedIn, openBrowser, type Browser } from '../auth/browser.ts';
import { newKey, tip } from '../billing/payments.ts';
import { say } from '../chat/talk.ts';
import { idOf } from '../world.ts';
import { choosePrivacy, comeOnline, openWorld, type PrivacyWorld } from './privacy-world.ts';
import { relate } from './relate.ts';
import { onlineOf } from './shown-people.ts';

let world: PrivacyWorld;
beforeEach(async () => {
  world = await openWorld();
});

/** Events in which others receive ada's card, by what she does. */
const acts: Record<string, (one: PrivacyWorld) => Promise<unknown>> = {
  MessageSent: ({ ada }) => say(ada, 'bo', 'Good evening'),
  CommentAdded: ({ ada, postId }) =>
    ada.post(`/api/v1/posts/${postId}/comments`, { text: 'Mine again' }, newKey()),
  PaymentUpdated: ({ bo }) => tip(bo, 'ada'),
  RelationChanged: async ({ ada }) => {
    await relate(ada, 'bo', 'stop_following');
    await relate(ada, 'bo', 'start_following');
  },
};

describe('live events', () => {
  it.each(Object.entries(acts))(
    '%s shows that she is online, until she hides it',
    async (name, act) => {
      const { backend, ada } = world;
      const seen = async () => {
        await comeOnline(backend);
        backend.published.splice(0);
        await act(world);
        const toOthers = backend.published.filter(
          ({ event, channels }) =>
            event.endsWith(`\\${name}`) &&
            !channels.every((one) => one.endsWith(`.${idOf('ada')}`)),
        );
        return toOthers.flatMap(({ data }) => onlineOf(data, idOf('ada')));
      };
      const before = await seen();
      expect(before).toContain(true);
      await choosePrivacy(ada, { shows_online: false });
      const after = await seen();
      expect(after).toHaveLength(before.length);
      expect(after).not.toContain(true);
    },
  );
});

interface Call {
  parameters?: { name: string }[];
  requestBody?: unknown;
}
/** Every call that searches, by the published document. */
async function searches(): Promise<string[]> {
  const document = await (await world.backend.fetch('/api/openapi.json')).json();
  const { paths } = document as { paths: Record<string, Record<string, Call>> };
  const isSearch = ({ parameters = [], requestBody = {} }: Call) =>
    parameters.some(({ name }) => name === 'q') || JSON.stringify(requestBody).includes('"search"');
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, call]) =>
        isSearch(call) ? [`${method.toUpperCase()} ${path}`] : [],
      ),
    )
    .toSorted();
}
const answerOf = async (browser: Browser, path: string) => (await browser.get(path)).text();

/**
 * Searches, and whether they lead to somebody who would rather not be found: never a stranger, always who had
 * something with them, in what is their own.
 */
const ways: Record<string, { ask: (browser: Browser) => Promise<string>; isOwn: boolean }> = {
  'GET /api/v1/explore': { ask: (by) => answerOf(by, '/api/v1/explore?q=ada'), isOwn: false },
  'GET /api/v1/billing/received': {
    ask: (by) => answerOf(by, '/api/v1/billing/received?q=ada'),
    isOwn: true,
  },
  'GET /api/v1/billing/sent': {
    ask: (by) => answerOf(by, '/api/v1/billing/sent?q=ada'),
    isOwn: true,
  },
  'GET /api/v1/people/{list}': {
    ask: (by) => answerOf(by, '/api/v1/people/followed?q=ada'),
    isOwn: true,
  },
  'POST /api/v1/chats/{kind}': {
    ask: async (by) => (await by.post('/api/v1/chats/all', { offset: 0, search: 'ada' })).text(),
    isOwn: true,
  },
};
/** Searches whose answer names nobody by a card: one's own files and posts, and rows of one's own payments. */
const ofNobody = [
  'GET /api/v1/billing/{list}/csv',
  'GET /api/v1/library/uploaded',
  'GET /api/v1/me/posts',
];

describe('somebody who would rather not be found', () => {
  it('every search is in the table', async () => {
    expect(await searches()).toEqual([...Object.keys(ways), ...ofNobody].toSorted());
  });

  it.each(Object.entries(ways))('%s', async (_, { ask, isOwn }) => {
    const { ada, bo, backend } = world;
    const isFound = async (by: Browser) => (await ask(by)).includes('"username":"ada"');
    expect(await isFound(bo)).toBe(true);
    await choosePrivacy(ada, { is_findable: false });
    expect(await isFound(bo)).toBe(isOwn);
    for (const stranger of [await signedIn(backend, 'cy'), await openBrowser(backend)])
      expect(await isFound(stranger)).toBe(false);
  });

  it('is in the whole lists of those who have them', async () => {
    await choosePrivacy(world.ada, { is_findable: false });
    for (const list of ['followed', 'followers', 'subscriptions', 'subscribers']) {
      const answer = await world.bo.get(`/api/v1/people/${list}`);
      const { list: rows } = peopleAnswer.parse(await answer.json());
      const ids = rows.flatMap(({ by_user, to_user }) => [by_user.id, to_user.id]);
      expect(ids).toContain(idOf('ada'));
    }
  });
});
