import { describe, expect, test } from 'vitest';
import { fromPromise, type AnyActorRef, type EventObject } from 'xstate';
import { usernameMachine } from '#machines/auth/username.machine.ts';
import { tipMachine } from '#machines/billing/tip.machine.ts';
import { chatSearchMachine } from '#machines/chat/chat-search.machine.ts';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import { begun, toSend } from '#machines/chat/mass-intent.ts';
import { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { messageEditorMachine } from '#machines/chat/message-editor.machine.ts';
import { commentChangeMachine } from '#machines/posts/comment-change.machine.ts';
import { commentComposerMachine } from '#machines/posts/comment-composer.machine.ts';
import { isComplete, labelOf } from '#machines/posts/my-post.ts';
import type { MyPost } from '#machines/posts/my-post.types.ts';
import { postTitleMachine } from '#machines/posts/post-title.machine.ts';
import type { TitleSaving } from '#machines/posts/post-title.types.ts';
import { passkeysMachine } from '#machines/settings/passkeys.machine.ts';
import { hasUnsentText } from '#src/actors/app/screen.adapter.ts';
import { ada } from '#stories/billing/billing.fixtures.ts';
import { message, quietComposer, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { readyUpload } from '#stories/media/media.fixtures.ts';
import { ownComment } from '#stories/posts/comments.fixtures.ts';
import { soldPost } from '#stories/posts/my-posts.fixtures.ts';
import { firefox, laptop } from '#stories/settings/settings.fixtures.ts';
import { unseenTexts } from '#tests/lib/unseen-texts.ts';

interface Form {
  readonly actor: AnyActorRef;
  /** Event that needs a text. */
  readonly event: EventObject & Readonly<Record<string, unknown>>;
}

const reach = { recipients: 128, excluded: 0 };
const limits = { currency: 'USD', messageMax: 5000, mediaMax: 20, priceMin: 300, priceMax: 900 };
const mass = {
  ...begun,
  limits,
  reaches: { followers: reach, subscribers: reach, all: reach },
};
const own = message(2, { authorId: viewerId, text: 'Hello' });

const forms: Readonly<Record<string, (text: string) => Form>> = {
  'a message': (text) => ({
    actor: at(composerMachine, 'writing', { ...quietComposer(), text }),
    event: { type: 'message.send' },
  }),
  'a message for many': (text) => ({
    actor: at(massMessageMachine, 'composing', { ...mass, text }),
    event: { type: 'mass.review' },
  }),
  'other words for a message': (text) => ({
    actor: at(messageEditorMachine, 'editing', {
      viewerId,
      chat: withBo,
      message: own,
      text,
      messageMax: 5000,
      failure: null,
    }),
    event: { type: 'edit.save' },
  }),
  'a comment': (text) => ({
    actor: at(commentComposerMachine, 'writing', {
      postId: 11,
      text,
      pending: '',
      key: '',
      failure: null,
    }),
    event: { type: 'comment.send' },
  }),
  'other words for a comment': (text) => ({
    actor: at(commentChangeMachine, 'editing', {
      comment: ownComment,
      kind: 'edit',
      text,
      failure: null,
    }),
    event: { type: 'edit.save' },
  }),
  'the words of a tip, which leaving would lose': (text) => ({
    actor: at(tipMachine, 'choosing', {
      viewerId: 3,
      payee: ada,
      about: null,
      currency: 'USD',
      min: 100,
      max: 20_000,
      presets: [],
      preset: null,
      sum: null,
      typed: '',
      message: text,
      problem: null,
      purchase: null,
    }),
    event: { type: 'input.discard' },
  }),
};

describe.each(Object.entries(forms))('%s', (_, formOf) => {
  const takes = (text: string) => {
    const { actor, event } = formOf(text);
    const snapshot = actor.getSnapshot() as { can: (asked: EventObject) => boolean };
    return snapshot.can(event);
  };

  test.each(Object.entries(unseenTexts))('is none of %s', (__, text) => {
    expect(takes(text)).toBe(false);
  });

  test('is there when something of it is seen', () => {
    expect(takes('\u200d👨\u200d👩\u200d👧')).toBe(true);
  });
});

const unseen = unseenTexts['mixture'] ?? '';

test('beside a picture, words in which nothing is seen are not sent', () => {
  const context = { ...mass, text: unseen, attachments: [readyUpload] };
  expect(
    at(massMessageMachine, 'composing', context).getSnapshot().can({ type: 'mass.review' }),
  ).toBe(true);
  expect(toSend({ context }).text).toBe('');
});

test('a search for nothing that is seen, and a username of it, ask no server', () => {
  const search = at(chatSearchMachine, 'resting', { text: '', found: [], count: 0, offset: 0 });
  search.send({ type: 'search.change', text: unseen, known: [] });
  expect(search.getSnapshot().value).toBe('resting');
  const username = at(usernameMachine, 'unasked', { username: '', problem: null });
  username.send({ type: 'username.type', username: unseen });
  expect(username.getSnapshot().value).toBe('unasked');
});

test('a title in which nothing is seen is the end of a title, or no change of none', () => {
  const sent: (string | null)[] = [];
  const machine = postTitleMachine.provide({
    actors: {
      saveTitle: fromPromise<MyPost, TitleSaving>(({ input }) => {
        sent.push(input.title);
        return new Promise(() => undefined);
      }),
    },
  });
  const saves = (title: string | null) => {
    const post = { ...soldPost, title };
    const actor = at(machine, 'editing', { post, title: unseen, failure: null });
    actor.send({ type: 'title.save' });
    return actor.getSnapshot().value;
  };
  expect([saves(null), sent]).toEqual(['left', []]);
  expect([saves('Title'), sent]).toEqual(['saving', [null]]);
});

test('a passkey keeps its name when nothing is seen of another', () => {
  const context = { canAdd: true, device: firefox, isOnlyWay: false, chosen: laptop.id };
  const actor = at(passkeysMachine, 'naming', { ...context, passkeys: [laptop], failure: null });
  actor.send({ type: 'name.save', name: unseen });
  expect(actor.getSnapshot().value).toBe('listed');
});

test('a post of nothing that is seen is not complete, and has no words', () => {
  const bare = { ...soldPost, title: unseen, text: unseen, media: [] };
  expect(isComplete(bare)).toBe(false);
  expect(labelOf(bare)).toBe('');
  expect(labelOf({ ...bare, text: ' Some  words ' })).toBe('Some words');
});

const pageWith = (value: string) =>
  ({ querySelectorAll: () => [{ value, defaultValue: '' }] }) as unknown as ParentNode;

test('the page may be opened anew when nothing is seen in its fields', () => {
  expect(hasUnsentText(pageWith(unseen))).toBe(false);
  expect(hasUnsentText(pageWith('می\u200cخواهم'))).toBe(true);
});
