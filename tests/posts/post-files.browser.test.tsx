import { afterEach, expect, test } from 'vitest';
import { postFilesMachine } from '#machines/posts/post-files.machine.ts';
import { PostFilesView } from '#src/views/posts/post-files.view.tsx';
import { at } from '#stories/lib/at.ts';
import { upload } from '#stories/media/media.fixtures.ts';
import { fileOf } from '#stories/posts/post-editor.fixtures.ts';
import { watchRedraws } from '#tests/lib/redraws.tsx';

let end = () => {};
afterEach(() => end());

test('what arrives of one picture redraws its tile, and neither the list nor the others', async () => {
  const moving = { alt: '', upload: upload({ id: 'moving', status: 'uploading', share: 0.5 }) };
  const files = [fileOf('one'), moving, fileOf('two')];
  const actor = at(postFilesMachine, 'resting', { files, surplus: 0, described: null });
  const page = watchRedraws(<PostFilesView actor={actor} />);
  end = page.end;
  // The code of the tiles is lazy.
  await expect.poll(() => page.mounted()).toContain('PostFileTile');
  const drawn = page.drawnBy(() =>
    actor.send({ type: 'upload.changed', upload: { ...moving.upload, share: 0.6 } }),
  );
  expect([drawn.get('PostFileTile'), drawn.get('PostFilesView')]).toEqual([1, undefined]);
  expect(page.place.textContent).toContain('60%');
});
