import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chargesAnswer } from '#src/contract/billing/charges.ts';
import { exploreAnswer } from '#src/contract/posts/explore.ts';
import { peopleAnswer } from '#src/contract/people/relation.ts';
import { suggestionsAnswer } from '#src/contract/people/people.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend } from '../harness.ts';
import { startBroker } from '../realtime/broker-server.ts';
import { isOpen, socketOf } from '../realtime/session-socket.ts';
import { idOf } from '../world.ts';
import { looks, ofOneself } from './privacy-looks.ts';
import { choosePrivacy, comeOnline, openWorld, type PrivacyWorld } from './privacy-world.ts';
import { callsThatShowPeople, onlineOf } from './shown-people.ts';

let world: PrivacyWorld;

describe('who sees that a member is online', () => {
  beforeEach(async () => {
    world = await openWorld();
  });

  it.each(Object.entries(looks))('%s: everyone, until they hide it', async (_, one) => {
    const { look, whom = 'ada' } = one;
    const online = async () => onlineOf(await (await look(world)).json(), idOf(whom));
    const before = await online();
    expect(before.length).toBeGreaterThan(0);
    expect(new Set(before)).toEqual(new Set([true]));
    await choosePrivacy(world[whom as 'ada' | 'fay'], { shows_online: false });
    await comeOnline(world.backend);
    const after = await online();
    expect(after).toHaveLength(before.length);
    expect(new Set(after)).toEqual(new Set([false]));
  });

  it('nor does a coming charge say when they were here last', async () => {
    const seen = async () => {
      const answer = await world.bo.get('/api/v1/billing/charges');
      return chargesAnswer.parse(await answer.json()).data[0]?.since.last_active_at;
    };
    expect(await seen()).not.toBeNull();
    await choosePrivacy(world.ada, { shows_online: false });
    expect(await seen()).toBeNull();
  });

  it('every call that can show a person is in the table', async () => {
    const asked = Object.keys(looks).map((name) => name.split(', ')[0] ?? '');
    expect(await callsThatShowPeople(world.backend)).toEqual(
      [...new Set([...asked, ...ofOneself])].toSorted(),
    );
  });
});

const found = async (browser: Browser, words: string) => {
  const answer = await browser.get(`/api/v1/explore?q=${words}`);
  const { data } = exploreAnswer.parse(await answer.json());
  return data.flatMap(({ type, item }) => (type === 'user' ? item.id : []));
};
const suggested = async (browser: Browser) => {
  const answer = await browser.get('/api/v1/suggestions');
  return suggestionsAnswer.parse(await answer.json()).data.map(({ id }) => id);
};

describe('whom searches and suggestions lead to', () => {
  beforeEach(async () => {
    world = await openWorld();
  });

  it('to everybody, until they would rather not be found', async () => {
    const { backend, bo, fay } = world;
    const guest = await openBrowser(backend);
    for (const browser of [bo, guest]) expect(await found(browser, 'fay')).toContain(idOf('fay'));
    expect(await suggested(bo)).toContain(idOf('fay'));
    await choosePrivacy(fay, { is_findable: false });
    for (const browser of [bo, guest]) expect(await found(browser, 'fay')).toEqual([]);
    expect(await suggested(bo)).not.toContain(idOf('fay'));
  });

  it('who knows them finds them where they had them, and by their address', async () => {
    await choosePrivacy(world.ada, { is_findable: false });
    const list = await world.bo.get('/api/v1/people/followed?q=ada');
    expect(peopleAnswer.parse(await list.json()).list).toHaveLength(1);
    expect((await world.bo.get('/api/v1/profiles/ada')).status).toBe(200);
    expect(
      await (await world.bo.post('/api/v1/chats/all', { offset: 0, search: 'ada' })).json(),
    ).toMatchObject({ list: [{ with_user_id: idOf('ada') }] });
  });
});

describe('the channel in which two see each other', () => {
  let server: Awaited<ReturnType<typeof startBroker>>;
  beforeEach(async () => {
    server = await startBroker();
  });
  afterEach(() => server.stop());

  it('is closed to who hides, and left to the other one', async () => {
    const backend = await createTestBackend({ broadcast: server.broadcast });
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    const room = 'presence-chat.2.3';
    const [hers, his] = [await socketOf(server, ada, room), await socketOf(server, bo, room)];
    await choosePrivacy(ada, { shows_online: false });
    expect(await hers.closed).toBe(4200);
    await his.frame('pusher_internal:member_removed');
    await his.heardAll();
    expect(isOpen(his)).toBe(true);
    const again = { socket_id: '1.2', channel_name: room };
    expect((await ada.post('/api/broadcasting/auth', again)).status).toBe(403);
    expect((await bo.post('/api/broadcasting/auth', again)).status).toBe(200);
    await choosePrivacy(ada, { shows_online: true });
    expect((await ada.post('/api/broadcasting/auth', again)).status).toBe(200);
  });
});
