import { shallowEqual, useSelector } from '@xstate/react';
import type { PostChange, PostProblem } from '#machines/posts/post-content.types.ts';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { ChoiceTiles } from '#src/ui/fields/choice-tiles.tsx';
import { EmojiField } from '#src/ui/fields/emoji-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useText, useTextWithAmounts } from '#src/ui/texts/text.tsx';
import type { PostEditorActor } from './post-editor-actor.types.ts';
import { problemText } from './post-problem.ts';

interface Props {
  actor: PostEditorActor;
}

const audiences = ['public', 'followers', 'subscribers'] as const;
const threads = [
  { value: 'readers', label: 'posts.postEditor.readers' },
  { value: 'subscribers', label: 'posts.postEditor.commentSubscribers' },
  { value: 'nobody', label: 'posts.postEditor.nobody' },
] as const;

const change = (actor: PostEditorActor, changed: PostChange) =>
  actor.send({ type: 'content.change', change: changed });

/** Error text of the field that has this kind of problem. */
function useError(actor: PostEditorActor, kind: PostProblem['kind']): string | undefined {
  const texts = useTextWithAmounts();
  const limits = useSelector(actor, ({ context }) => context.limits);
  const problem = useSelector(
    actor,
    ({ context: { reading } }) => (reading.problem?.kind === kind ? reading.problem : null),
    shallowEqual,
  );
  return problem ? problemText(texts, problem, limits) : undefined;
}

export function TitleField({ actor }: Props) {
  const { t } = useText();
  return (
    <TextField
      name="title"
      label={t('posts.postEditor.title')}
      autoComplete="off"
      value={useSelector(actor, ({ context }) => context.content.title)}
      error={useError(actor, 'titleTooLong')}
      onInput={(title) => change(actor, { title })}
    />
  );
}

export function WordsField({ actor }: Props) {
  const { t } = useText();
  const isRestored = useSelector(actor, (state) => state.matches({ writing: 'restored' }));
  return (
    <EmojiField
      name="text"
      label={t('posts.postEditor.words')}
      rows={5}
      grows
      autoFocus={!isRestored}
      data-arrival={isRestored ? undefined : 'silent'}
      value={useSelector(actor, ({ context }) => context.content.text)}
      error={useError(actor, 'textTooLong')}
      onInput={(text) => change(actor, { text })}
    />
  );
}

export function AudienceField({ actor }: Props) {
  const { t } = useText();
  return (
    <ChoiceTiles
      label={t('posts.postEditor.audience')}
      name="audience"
      tiles={audiences.map((one) => ({ value: one, label: t(`posts.postEditor.${one}`) }))}
      value={useSelector(actor, ({ context }) => context.content.audience)}
      onChoose={(chosen) => {
        const audience = audiences.find((one) => one === chosen);
        if (audience) change(actor, { audience });
      }}
    />
  );
}

/** Only where others pay. */
export function FreeField({ actor }: Props) {
  const { t } = useText();
  const isFree = useSelector(actor, ({ context }) => context.content.isFreeForSubscribers);
  const isAsked = useSelector(
    actor,
    ({ context: { content } }) => content.isPaid && content.audience !== 'subscribers',
  );
  return (
    isAsked && (
      <CheckboxField
        name="is_free_for_subscribers"
        label={t('posts.postEditor.freeForSubscribers')}
        checked={isFree}
        onChange={(isFreeForSubscribers) => change(actor, { isFreeForSubscribers })}
      />
    )
  );
}

export function ThreadField({ actor }: Props) {
  const { t } = useText();
  return (
    <SelectField
      name="comments_open_to"
      label={t('posts.postEditor.comments')}
      options={threads.map(({ value, label }) => ({ value, label: t(label) }))}
      value={useSelector(actor, ({ context }) => context.content.commentsOpenTo)}
      onSelect={(chosen) => {
        const found = threads.find(({ value }) => value === chosen);
        if (found) change(actor, { commentsOpenTo: found.value });
      }}
    />
  );
}
