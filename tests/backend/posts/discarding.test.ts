import { beforeEach, describe, expect, it } from 'vitest';
import { myPostsAnswer } from '#src/contract/posts/post-write.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { change, makePost, postOf, press } from './writing.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const drafts = async () => {
  const answer = await ada.get('/api/v1/me/posts?status=draft');
  return myPostsAnswer.parse(await answer.json());
};
const day = 86_400_000;
/** Days go by; a session does not last as long. */
const pass = async (days: number) => {
  backend.advance(days * day);
  ada = await signedIn(backend, 'ada');
};

describe('discarding', () => {
  it('removes a draft, and never what was published meanwhile', async () => {
    const draft = await makePost(ada, { status: 'draft', text: 'Half' });
    const path = `/api/v1/posts/${draft.id}?status=draft`;
    const out = await makePost(ada, { text: 'Out' });
    expect((await ada.send('DELETE', `/api/v1/posts/${out.id}?status=draft`)).status).toBe(404);
    expect((await ada.get(`/api/v1/profiles/ada/posts/${out.id}`)).status).toBe(200);
    expect((await ada.send('DELETE', path)).status).toBe(204);
    expect((await ada.send('DELETE', path)).status).toBe(404);
    expect((await drafts()).data).toEqual([]);
    expect((await ada.send('DELETE', `/api/v1/posts/${out.id}?status=all`)).status).toBe(422);
  });

  it('leaves no row of a draft without words and pictures', async () => {
    const draft = await makePost(ada, { status: 'draft', text: 'Half' });
    await makePost(ada, { status: 'draft' });
    expect((await drafts()).data.map(({ text }) => text)).toEqual(['Half']);
    expect((await drafts()).meta.counts.draft).toBe(1);
    await change(ada, draft, { text: null, visibility: 'followers' });
    expect((await drafts()).data).toEqual([]);
  });
});

const later = (days: number) => new Date(backend.clock().getTime() + days * day).toISOString();

describe('a draft of an edit', () => {
  it('is called by its post, and the version that is not used goes after thirty days', async () => {
    const post = await makePost(ada, { title: 'Kitchen session', text: 'Old' });
    const edit = { status: 'draft', draft_of: post.id };
    const draft = await makePost(ada, { ...edit, title: 'Renamed' });
    const copy = await makePost(ada, { ...edit, title: 'Other', is_copy: true });
    expect(copy).toMatchObject({ draft_of_name: 'Kitchen session', kept_until: later(30) });
    expect(draft).toMatchObject({ draft_of_name: 'Kitchen session', kept_until: null });
    await pass(20);
    const worked = await postOf(await change(ada, copy, { text: 'Worked on' }));
    expect(worked.kept_until).toBe(later(30));
    await pass(29);
    expect((await drafts()).data).toHaveLength(2);
    await pass(2);
    expect((await drafts()).data.map(({ title }) => title)).toEqual(['Renamed']);
    expect((await drafts()).meta.counts.draft).toBe(1);
  });

  it('without a title is called by the first words of its post; others learn neither', async () => {
    const post = await makePost(ada, { text: 'Woke at four for this.' });
    const draft = await makePost(ada, { status: 'draft', draft_of: post.id });
    expect(draft.draft_of_name).toBe('Woke at four for this.');
    const bo = await signedIn(backend, 'bo');
    const seen = await bo.get(`/api/v1/profiles/ada/posts/${post.id}`);
    expect(await seen.text()).not.toMatch(/draft_of_name|kept_until/);
  });

  it('that was kept beside another may be applied as well', async () => {
    const post = await makePost(ada, { text: 'Old' });
    const copy = await makePost(ada, { status: 'draft', draft_of: post.id, is_copy: true });
    const written = await postOf(await change(ada, copy, { text: 'New' }));
    const applied = await press(ada, copy.id, 'apply', { updated_at: written.updated_at });
    expect(await postOf(applied)).toMatchObject({ id: post.id, text: 'New' });
  });
});
