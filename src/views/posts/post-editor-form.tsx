import { shallowEqual, useSelector } from '@xstate/react';
import { DropArea, FileIntake, type ChosenFile } from '#src/ui/fields/file-intake.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { PostEditorActor } from './post-editor-actor.types.ts';
import {
  AudienceField,
  FreeField,
  ThreadField,
  TitleField,
  WordsField,
} from './post-editor-fields.tsx';
import { PostFilesView } from './post-files.view.tsx';
import { PostPrice } from './post-price.tsx';
import { PostTimeView } from './post-time.view.tsx';
import css from './post-editor.module.css';

/** All fields of a post; none of them waits for a button to be kept. */
export function PostEditorForm({ actor }: { actor: PostEditorActor }) {
  const { t } = useText();
  const { limits, files, time, mode, failure, isOpen, isRefused } = useSelector(
    actor,
    (state) => ({
      limits: state.context.limits,
      files: state.context.files,
      time: state.context.time,
      mode: state.context.mode,
      failure: state.context.failure,
      isOpen: state.matches('writing'),
      isRefused: state.matches({ writing: 'refused' }),
    }),
    shallowEqual,
  );
  const intake = {
    isOpen: isOpen && files !== null,
    onChoose: (chosen: readonly ChosenFile[]) =>
      files?.send({ type: 'files.attach', files: chosen }),
  };
  return (
    <DropArea {...intake} hint={t('posts.postFiles.drop')}>
      <FileIntake {...intake}>
        <Form
          label={t('posts.postEditor.form')}
          {...(isRefused && failure?.kind === 'invalid' ? { refused: failure.fields } : {})}
          onSubmit={() => actor.send({ type: 'draft.save' })}
        >
          <fieldset className={css.fields} disabled={!isOpen}>
            {files && (
              <div className={css.media}>
                <PostFilesView actor={files} kinds={limits.kinds} />
              </div>
            )}
            <TitleField actor={actor} />
            <div className={css.words}>
              <WordsField actor={actor} />
            </div>
            <AudienceField actor={actor} />
            <PostPrice actor={actor} />
            <FreeField actor={actor} />
            <ThreadField actor={actor} />
            {time && mode !== 'apply' && <PostTimeView actor={time} />}
          </fieldset>
        </Form>
      </FileIntake>
    </DropArea>
  );
}
