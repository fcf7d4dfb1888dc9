import type { FileCaptionsContext } from '#machines/media/file-captions.types.ts';
import type { FilePreviewContext } from '#machines/media/file-preview.types.ts';
import type { PickedFile } from '#machines/media/uploaded.types.ts';
import type { Caption } from '#machines/posts/post.types.ts';

/** Two cues of SubRip. */
export const subRip =
  '1\n00:00:01,000 --> 00:00:03,000\nFog lies over the lake.\n\n' +
  '2\n00:00:04,000 --> 00:00:06,500\nA heron lands.\n';

const inLanguage = (language: string): Caption => ({
  language,
  url: `/storage/hash-2/captions-${language}-0123abcd`,
});
export const english = inLanguage('en');
export const portuguese = inLanguage('pt-BR');

/** A caption file as the device hands it over. */
export const captionFile = (name = 'lake.en.srt', size = 120): PickedFile => ({
  id: `intent-${name}`,
  source: { name, size, type: 'application/x-subrip' },
});

/** A video with captions in two languages, and nothing chosen. */
export const captioned: FileCaptionsContext = {
  hash: 'hash-2',
  captions: [english, portuguese],
  source: null,
  text: null,
  language: null,
  unfit: null,
  unwanted: null,
  failure: null,
};

/** A preview that is not offered. */
export const unoffered: FilePreviewContext = {
  hash: 'hash-2',
  kept: { isOffered: false },
  wanted: { isOffered: false },
  secondsLeft: 0,
};
