import { expect, test } from 'vitest';
import { noFilters } from '#machines/media/library-filters.ts';
import { toChatMedia } from '#src/api/chat/message.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadLibrary } from '#src/api/media/library.ts';
import { media } from '#src/api/people/wire-people.ts';
import { toMedia } from '#src/api/posts/post.ts';

const picture = {
  hash: 'h',
  type: 'image',
  status: 'ready',
  width: 2048,
  height: 1536,
  duration: null,
  placeholder: '#abc',
  alt: null,
  thumb_url: '/storage/h/thumb',
  url: '/storage/h/full',
  is_locked: false,
};

test('the medium size of a picture comes with it, where the server has one', () => {
  const read = media({ ...picture, medium_url: '/storage/h/medium' });
  for (const shown of [toMedia(read), toChatMedia(read)])
    expect(shown).toMatchObject({ url: '/storage/h/full', mediumUrl: '/storage/h/medium' });
  for (const medium_url of [undefined, null, 7]) {
    const plain = media({ ...picture, medium_url });
    for (const shown of [toMedia(plain), toChatMedia(plain)])
      expect(shown).not.toHaveProperty('mediumUrl');
  }
});

/** First file of one's own list, whose answer says this of its original. */
async function listed(original_url: unknown) {
  const file = { ...picture, name: 'sea.jpg', bytes: 9, posts: 0, original_url };
  const answer = { data: [{ ...file, created_at: '2026-11-20T18:10:00Z' }], meta: {} };
  const get = (path: string) => Promise.resolve(path.endsWith('/uploaded') ? answer : { data: [] });
  const asked = { list: 'uploaded', cursor: null, folder: null, filters: noFilters } as const;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reading is all that is asked of it
  return (await loadLibrary({ get } as unknown as Http, asked)).entries[0];
}

test('one’s own file is downloaded as it came, where the server kept it', async () => {
  expect(await listed('/storage/h/source')).toMatchObject({ originalUrl: '/storage/h/source' });
  for (const none of [undefined, null])
    expect(await listed(none)).not.toHaveProperty('originalUrl');
});
