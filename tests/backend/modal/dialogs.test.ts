import { beforeEach, expect, test } from 'vitest';
import { createActor, waitFor, type ActorRefFrom, type AnyStateMachine } from 'xstate';
import { blockMachine } from '#machines/people/block.machine.ts';
import { complaintMachine } from '#machines/people/complaint.machine.ts';
import { folderDeleteMachine } from '#machines/media/folder-delete.machine.ts';
import { folderNameMachine } from '#machines/media/folder-name.machine.ts';
import { passwordMachine } from '#machines/auth/password.machine.ts';
import { blockAdapter } from '#src/actors/people/block.adapter.ts';
import { complaintAdapter } from '#src/actors/people/complaint.adapter.ts';
import { folderDeleteAdapter } from '#src/actors/media/folder-delete.adapter.ts';
import { folderNameAdapter } from '#src/actors/media/folder-name.adapter.ts';
import { passwordAdapter } from '#src/actors/auth/password.adapter.ts';
import { loadDocument } from '#src/api/pages/page.ts';
import { failureOf } from '#src/api/lib/failures.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend } from '../harness.ts';
import { idOf } from '../world.ts';

const read = async <Answer>(answer: Response): Promise<Answer> => {
  const { status, statusText, headers } = answer;
  const text = await answer.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (answer.ok) return body as Answer;
  const failure = failureOf({ status, statusText, headers, body });
  return Promise.reject(failure);
};
/** The client's side of a test browser: the dialogs' own adapters speak to the backend through it. */
const over = (browser: Browser): Http => ({
  get: async (path, options) => read(await browser.get(path + queryOf(options?.query))),
  post: async (path, body) => read(await browser.post(path, body)),
  put: async (path, body) => read(await browser.send('PUT', path, body)),
  patch: async (path, body) => read(await browser.send('PATCH', path, body)),
  delete: async (path) => read(await browser.send('DELETE', path)),
});
const queryOf = (query: object | undefined) =>
  query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '';
const rests = <Machine extends AnyStateMachine>(actor: ActorRefFrom<Machine>) =>
  waitFor(actor as ActorRefFrom<AnyStateMachine>, (state) => !state.hasTag('busy'));

let ada: Browser;
let http: Http;
beforeEach(async () => {
  const backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  http = over(ada);
});
const banned = async () => {
  const { list } = await http.get<{ list: { ban_type: string }[] }>('/api/v1/people/blacklist');
  return list.map(({ ban_type }) => ban_type);
};

test('block: bans by itself, tells everybody, and takes it back', async () => {
  const actor = createActor(blockMachine.provide(blockAdapter(http)), {
    input: { displayName: 'Bo Lindqvist', banType: null, userId: idOf('bo') },
  });
  const emitted: (string | null | undefined)[] = [];
  actor.on('relation.changed', ({ change }) => emitted.push(change.relationship?.banType));
  actor.start();
  actor.send({ type: 'ban.choose', banType: 'restrict' });
  actor.send({ type: 'ban.confirm' });
  expect((await rests(actor)).value).toBe('banned');
  expect(await banned()).toEqual(['restrict']);
  actor.send({ type: 'ban.undo' });
  expect((await rests(actor)).value).toBe('forgiven');
  expect(await banned()).toEqual([]);
  expect(emitted).toEqual(['restrict', null]);
});

const report = async (userId: number) => {
  const actor = createActor(complaintMachine.provide(complaintAdapter(http)), {
    input: { about: { kind: 'chat', userId }, displayName: 'Bo Lindqvist', userId },
  }).start();
  actor.send({ type: 'form.submit', reason: 'spam', message: 'Ten times the same.' });
  await rests(actor);
  return actor.getSnapshot();
};

test('complaint: gives a number, and a person who is gone is said to be', async () => {
  const sent = await report(idOf('bo'));
  expect(sent.value).toBe('sent');
  expect(sent.context.receipt.number).toMatch(/^R-\d+$/);
  const refused = await report(999_999);
  expect(refused.value).toBe('rejected');
  expect(refused.context.failure).toEqual({ kind: 'notFound' });
});

test('password: a wrong one is refused beside the field, the right one confirms', async () => {
  const actor = createActor(passwordMachine.provide(passwordAdapter(http)), {
    input: { purpose: 'auth.password.protected', email: 'ada@fanfare.test', passkeys: false },
  }).start();
  actor.send({ type: 'form.submit', password: 'not it' });
  const refused = await rests(actor);
  expect(refused.value).toBe('rejected');
  expect(actor.getSnapshot().context.failure).toMatchObject({
    kind: 'invalid',
    fields: { password: [expect.any(String)] },
  });
  actor.send({ type: 'form.submit', password: demoPassword });
  expect((await rests(actor)).output).toEqual({ kind: 'confirmed', value: null });
});

const name = async (text: string, folder: { id: number; name: string } | null = null) => {
  const actor = createActor(folderNameMachine.provide(folderNameAdapter(http)), {
    input: { folder },
  }).start();
  actor.send({ type: 'form.submit', name: text });
  await rests(actor);
  return actor.getSnapshot();
};

test('folders: made, refused under the same name, renamed, deleted, also twice', async () => {
  const { saved } = (await name('Sea')).context;
  expect(saved).toMatchObject({ name: 'Sea', count: 0 });
  const taken = await name('sea');
  expect(taken.value).toBe('refused');
  expect(taken.context.failure).toMatchObject({
    kind: 'invalid',
    fields: { name: [expect.stringMatching(/taken/)] },
  });
  if (!saved) throw new Error('The folder was not made.');
  expect((await name('Ocean', saved)).output).toMatchObject({ value: { name: 'Ocean' } });
  for (const time of ['first', 'second']) {
    const actor = createActor(folderDeleteMachine.provide(folderDeleteAdapter(http)), {
      input: { folder: saved },
    }).start();
    actor.send({ type: 'folder.delete' });
    expect((await rests(actor)).value, time).toBe('deleted');
  }
  expect((await name('Gone', saved)).value).toBe('missing');
});

test('consent form: the documents of the house are there in every language', async () => {
  for (const locale of ['en', 'ru', 'zh']) {
    const { title, html } = await loadDocument(http, 'terms', locale);
    expect(title).not.toBe('');
    expect(html.length).toBeGreaterThan(100);
  }
});
