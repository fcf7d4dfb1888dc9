import type { Failure } from '#machines/lib/failure.ts';
import type { TextKey } from '#src/ui/texts/texts.ts';
import { refusedField, type FieldTexts } from '../app/failure-texts.ts';

const fields: FieldTexts = {
  title: 'posts.postDraft.check.title',
  text: 'posts.postDraft.check.text',
  price: 'posts.postDraft.check.price',
  is_free_for_subscribers: 'posts.postDraft.check.price',
  publish_at: 'posts.postDraft.check.time',
  media: 'posts.postDraft.check.files',
};

/** Text key of the part that the server rejected; null if unknown. */
export const refusedPart = (failure: Failure | null): TextKey | null =>
  failure?.kind === 'conflict' && failure.code === 'too_many_drafts'
    ? 'posts.postDraft.check.drafts'
    : refusedField(failure, fields);
