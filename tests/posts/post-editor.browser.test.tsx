import { afterEach, expect, test } from 'vitest';
import { readingOf } from '#machines/posts/post-content.ts';
import { postEditorMachine } from '#machines/posts/post-editor.machine.ts';
import { postFilesMachine } from '#machines/posts/post-files.machine.ts';
import { previewOf } from '#machines/posts/post-preview.ts';
import { PostEditorView } from '#src/views/posts/post-editor.view.tsx';
import { at } from '#stories/lib/at.ts';
import { editorContext, limits, writtenContent } from '#stories/posts/post-editor.fixtures.ts';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { watchRedraws } from '#tests/lib/redraws.tsx';

let end = () => {};
afterEach(() => end());

/** A post with a title, words, pictures and a price, open in the composer. */
const open = async () => {
  const viewed = { author: ada, viewer: 'buyer', at: editorContext.openedAt } as const;
  const actor = at(
    postEditorMachine,
    { writing: 'plain' },
    {
      ...editorContext,
      files: at(postFilesMachine, 'resting', {
        files: writtenContent.files,
        surplus: 0,
        described: null,
      }),
      previewAs: viewed.viewer,
      preview: previewOf(writtenContent, readingOf(writtenContent, limits), viewed),
    },
  );
  const page = watchRedraws(<PostEditorView actor={actor} />);
  end = page.end;
  // The code of the preview is lazy.
  await expect.poll(() => page.place.querySelectorAll('article').length).toBe(2);
  return page;
};

/** All that the composer is made of, as long as a post is written. */
const parts = [
  'PostEditorView',
  'PostBanners',
  'PostEditorForm',
  'PostFilesView',
  'TitleField',
  'WordsField',
  'AudienceField',
  'PostPrice',
  'FreeField',
  'ThreadField',
  'PostEditorFoot',
  'Rule',
  'PostPreview',
  'PreviewCard',
];

/** The parts that are drawn again by a second key: the first may change what can be done. */
const redrawnBy = async (field: string, first: string, second: string) => {
  const { mounted, type } = await open();
  const present = mounted();
  expect(parts.filter((part) => !present.has(part))).toEqual([]);
  type(field, first);
  const drawn = type(field, second);
  return parts.filter((part) => drawn.has(part));
};

test('a key in the words redraws the field and the cards that show them, nothing else', async () => {
  expect(await redrawnBy('text', 'Woke at fou', 'Woke at four')).toEqual([
    'WordsField',
    'PreviewCard',
  ]);
});

test('a key in the title redraws its field and the cards', async () => {
  expect(await redrawnBy('title', 'First ligh', 'First light')).toEqual([
    'TitleField',
    'PreviewCard',
  ]);
});

test('a key in the price redraws the price, what the button will do, and the cards', async () => {
  expect(await redrawnBy('price', '5', '50')).toEqual(['PostPrice', 'Rule', 'PreviewCard']);
});

test('a letter too many redraws its field and the reason, letter by letter', async () => {
  const long = 'a'.repeat(121);
  expect(await redrawnBy('title', long, `${long}a`)).toEqual(['TitleField', 'Rule', 'PreviewCard']);
});
