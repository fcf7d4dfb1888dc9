import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withEvents } from '#machines/chat/chat-list.ts';
import { countedIn, offsetOf } from '#machines/chat/chat-order.ts';
import { withFreshPage, withPage } from '#machines/chat/chat-paging.ts';
import type { Chat } from '#machines/chat/chat.types.ts';
import type { ChatList, ChatsPage } from '#machines/chat/chat-list.types.ts';
import { bareList, chat, message } from '#stories/chat/chat.fixtures.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();

/** A server with some chats, whose clock goes on with everything that happens. */
class Server {
  #minute = 0;
  chats: readonly Chat[] = [];

  constructor(size: number) {
    for (let id = 1; id <= size; id += 1) this.touch(id);
  }

  /** Somebody writes: the chat goes to the top, or comes into being. */
  touch(id: number): Chat {
    this.#minute += 1;
    const touched = chat(id, {
      updatedAt: at(this.#minute),
      lastMessageId: this.#minute,
      lastMessage: message(this.#minute, { createdAt: at(this.#minute), withUserId: id + 2 }),
    });
    this.chats = [touched, ...this.chats.filter((one) => one.id !== id)];
    return touched;
  }

  remove(id: number): void {
    this.chats = this.chats.filter((one) => one.id !== id);
  }

  page(list: ChatList, offset: number, now: number): ChatsPage {
    const { kind } = list;
    const chats = this.chats.slice(offset, offset + 20);
    return {
      kind,
      search: '',
      offset,
      chats,
      count: this.chats.length,
      unread: { count: 0, at: now },
    };
  }
}

const idsOf = ({ chats }: { chats: readonly Chat[] }) => chats.map(({ id }) => id);

type Action =
  | { do: 'touch' | 'remove'; id: number; isHeard: boolean }
  | { do: 'more' }
  | { do: 'reloadRange' }
  | { do: 'late'; id: number };

const id = fc.integer({ min: 1, max: 90 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constantFrom('touch', 'remove'), id, isHeard: fc.boolean() }),
  fc.record({ do: fc.constant('more' as const) }),
  fc.record({ do: fc.constant('reloadRange' as const) }),
  fc.record({ do: fc.constant('late' as const), id }),
);

/** A list that a person scrolls while the server goes on; some of its events are lost. */
class Reader {
  now = 1;
  list: ChatList = bareList;
  pages = 0;

  constructor(readonly server: Server) {
    this.read(0);
  }

  read(offset: number): void {
    this.pages += 1;
    this.list = withPage(this.list, this.server.page(this.list, offset, (this.now += 1)));
  }

  reloadRange(): void {
    for (let turn = 0; this.list.reloadRange && turn < 99; turn += 1)
      this.read(this.list.reloadRange.at);
    if (this.list.reloadRange) throw new Error('the reload has no end');
  }

  /** To the end, as somebody who scrolls down. */
  finish(): void {
    for (let turn = 0; offsetOf(this.list) < this.list.count && turn < 99; turn += 1) {
      this.read(offsetOf(this.list));
      this.reloadRange();
    }
  }

  catchUp(): void {
    this.list = withFreshPage(this.list, this.server.page(this.list, 0, (this.now += 1)));
    this.reloadRange();
  }

  listener(touched: Chat): void {
    const { lastMessage } = touched;
    if (!lastMessage) return;
    const chatEvents = {
      kind: 'messageSent',
      message: lastMessage,
      chat: touched,
      unread: null,
    } as const;
    this.list = withEvents(this.list, [chatEvents], (this.now += 1));
  }

  listenToChatDeletion(gone: number): void {
    const chatEvents = {
      kind: 'chatDeleted',
      withUserId: gone + 2,
      chatType: 0,
      unread: 0,
    } as const;
    this.list = withEvents(this.list, [chatEvents], (this.now += 1));
  }

  perform(what: Action): void {
    const { server } = this;
    if (what.do === 'more') this.read(offsetOf(this.list));
    if (what.do === 'reloadRange') this.reloadRange();
    if (what.do === 'touch') {
      const touched = server.touch(what.id);
      if (what.isHeard) this.listener(touched);
    }
    if (what.do === 'remove') {
      server.remove(what.id);
      if (what.isHeard) this.listenToChatDeletion(what.id);
    }
    if (what.do === 'late') {
      // The page was cut before somebody wrote, and comes after that event.
      const asked = (this.now += 1);
      const page = server.page(this.list, offsetOf(this.list), asked);
      this.listener(server.touch(what.id));
      this.list = withPage(this.list, page);
    }
  }
}

const runs = { numRuns: 150 };
const size = fc.integer({ min: 0, max: 70 });
const actions = fc.array(action, { maxLength: 30 });

test('whatever moves between two pages, no chat is ever listed twice', () => {
  fc.assert(
    fc.property(size, actions, (many, all) => {
      const reader = new Reader(new Server(many));
      for (const one of all) {
        reader.perform(one);
        const ids = idsOf(reader.list);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }),
    runs,
  );
});

test('with all events received, scrolling to the end lists what the server has, in its order', () => {
  fc.assert(
    fc.property(size, actions, (many, all) => {
      const reader = new Reader(new Server(many));
      for (const one of all) reader.perform('isHeard' in one ? { ...one, isHeard: true } : one);
      reader.reloadRange();
      reader.finish();
      expect(idsOf(reader.list)).toEqual(idsOf(reader.server));
    }),
    runs,
  );
});

test('with events lost, catching up and scrolling to the end lists what the server has', () => {
  fc.assert(
    fc.property(size, actions, (many, all) => {
      const reader = new Reader(new Server(many));
      for (const one of all) reader.perform(one);
      reader.catchUp();
      reader.finish();
      expect(idsOf(reader.list)).toEqual(idsOf(reader.server));
    }),
    runs,
  );
});

test('a chat that slid over the edge of a page by a deletion whose event was lost is found', () => {
  const server = new Server(45);
  const reader = new Reader(server);
  server.remove(40);
  reader.finish();
  expect(idsOf(reader.list)).toEqual(idsOf(server));
});

test('as long as nothing moves, a page is asked for once', () => {
  const reader = new Reader(new Server(95));
  reader.finish();
  expect(reader.pages).toBe(5);
});

test('a page of another kind came too late and says nothing', () => {
  const page = { ...new Server(3).page(bareList, 0, 9), kind: 'unread' } as const;
  expect(withPage(bareList, page)).toEqual({ ...bareList, unread: { count: 0, at: 9 } });
});

test('an answer that was asked for earlier does not undo what was said of unread later', () => {
  const page = new Server(3).page(bareList, 0, 9);
  const known = { ...bareList, unread: { count: 4, at: 10 } };
  expect(withPage(known, page).unread).toEqual({ count: 4, at: 10 });
});

test('a chat that was read is listed on among the unread, and does not move where pages start', () => {
  const unread = [1, 2, 3].map((one) => chat(one, { unreadCount: 1 }));
  const list = { ...bareList, kind: 'unread', chats: unread, count: 30 } as const;
  const read = { kind: 'chatRead', readerId: 2, lastReadId: 90, unread: 29 } as const;
  const lastEventAt = withEvents(list, [{ ...read, withUserId: 4, chatType: 0 }], 20);
  expect(idsOf(lastEventAt)).toHaveLength(3);
  expect(offsetOf(lastEventAt)).toBe(2);
  expect(lastEventAt.count).toBe(29);
});

test('the system does not count where the next page starts', () => {
  const list = { ...bareList, chats: [chat(1), chat(9, { chatType: 1 })] } as const;
  expect(countedIn(list)).toHaveLength(1);
});

test('an empty further page is the end, whatever was counted', () => {
  const list: ChatList = { ...bareList, chats: [chat(1), chat(2)], count: 9 };
  const page = { ...new Server(0).page(list, 2, 5), count: 9 };
  expect(withPage(list, page).count).toBe(2);
});
