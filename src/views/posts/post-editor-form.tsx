import { useSelector } from '@xstate/react';
import type { PostChange } from '#machines/posts/post-content.types.ts';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { ChoiceTiles } from '#src/ui/choice-tiles.tsx';
import { EmojiField } from '#src/ui/emoji-field.tsx';
import { DropArea } from '#src/ui/file-intake.tsx';
import { Form } from '#src/ui/form.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { problemText } from './post-editor-foot.tsx';
import type { PostEditorActor } from './post-editor.view.tsx';
import { PostFilesView } from './post-files.view.tsx';
import { PostPrice } from './post-price.tsx';
import { PostTimeView } from './post-time.view.tsx';
import css from './post-editor.module.css';

const audiences = ['public', 'followers', 'subscribers'] as const;
const threads = [
  { value: 'readers', label: 'posts.postEditor.readers' },
  { value: 'subscribers', label: 'posts.postEditor.commentSubscribers' },
  { value: 'nobody', label: 'posts.postEditor.nobody' },
] as const;

/** All fields of a post; none of them waits for a button to be kept. */
export function PostEditorForm({ actor }: { actor: PostEditorActor }) {
  const texts = useText();
  const { t } = texts;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { content, reading, limits, files, time, mode, failure } = state.context;
  const isOpen = state.matches('writing');
  const change = (changed: PostChange) => actor.send({ type: 'content.change', change: changed });
  const { problem } = reading;
  const errorOf = (kind: 'titleTooLong' | 'textTooLong') =>
    problem?.kind === kind ? problemText(texts, problem, limits) : undefined;
  const refused = state.matches({ writing: 'refused' }) && failure?.kind === 'invalid';
  return (
    <DropArea
      isOpen={isOpen && files !== null}
      hint={t('posts.postFiles.drop')}
      onChoose={(chosen) => files?.send({ type: 'files.attach', files: chosen })}
    >
      <Form
        label={t('posts.postEditor.form')}
        {...(refused ? { errors: failure.fields } : {})}
        onSubmit={() => actor.send({ type: 'draft.save' })}
      >
        <fieldset className={css.fields} disabled={!isOpen}>
          {files && (
            <div className={css.media}>
              <PostFilesView actor={files} kinds={limits.kinds} />
            </div>
          )}
          <TextField
            name="title"
            label={t('posts.postEditor.title')}
            autoComplete="off"
            value={content.title}
            error={errorOf('titleTooLong')}
            onInput={(title) => change({ title })}
          />
          <div className={css.words}>
            <EmojiField
              name="text"
              label={t('posts.postEditor.words')}
              rows={5}
              grows
              autoFocus={!state.matches({ writing: 'restored' })}
              value={content.text}
              error={errorOf('textTooLong')}
              onInput={(text) => change({ text })}
            />
          </div>
          <ChoiceTiles
            label={t('posts.postEditor.audience')}
            name="audience"
            tiles={audiences.map((one) => ({ value: one, label: t(`posts.postEditor.${one}`) }))}
            value={content.audience}
            onChoose={(chosen) => {
              const audience = audiences.find((one) => one === chosen);
              if (audience) change({ audience });
            }}
          />
          <PostPrice actor={actor} />
          {content.isPaid && content.audience !== 'subscribers' && (
            <CheckboxField
              name="is_free_for_subscribers"
              label={t('posts.postEditor.freeForSubscribers')}
              checked={content.isFreeForSubscribers}
              onChange={(isFreeForSubscribers) => change({ isFreeForSubscribers })}
            />
          )}
          <SelectField
            name="comments_open_to"
            label={t('posts.postEditor.comments')}
            options={threads.map(({ value, label }) => ({ value, label: t(label) }))}
            value={content.commentsOpenTo}
            onSelect={(chosen) => {
              const found = threads.find(({ value }) => value === chosen);
              if (found) change({ commentsOpenTo: found.value });
            }}
          />
          {time && mode !== 'apply' && <PostTimeView actor={time} />}
        </fieldset>
      </Form>
    </DropArea>
  );
}
