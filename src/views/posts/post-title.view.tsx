import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { postTitleMachine } from '#machines/posts/post-title.machine.ts';
import { Check, X } from '#src/ui/style/icons.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { KeptText } from '#src/ui/fields/kept-fields.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { serverFullKey } from '../app/failure-texts.ts';

interface Props {
  actor: ActorRefFrom<typeof postTitleMachine>;
}

/** Text field as a component of its own, so a key press does not re-render the buttons. */
function TitleField({ actor }: Props) {
  const { t } = useText();
  const { post, title, failure } = useSelector(
    actor,
    ({ context: { post, title, failure } }) => ({ post, title, failure }),
    shallowEqual,
  );
  const isSaving = useSelector(actor, (state) => state.matches('saving'));
  const why = failure?.kind === 'conflict' ? 'stale' : 'unsaved';
  const full = serverFullKey(failure, true);
  return (
    <>
      <KeptText
        name={`post-title-${post.id}`}
        values={{ title }}
        untouched={{ title: post.title ?? '' }}
        onRestore={(kept) => actor.send({ type: 'title.change', title: kept.get('title') ?? '' })}
      />
      <TextField
        name="title"
        label={t('posts.postTitle.label')}
        labelHidden
        autoFocus
        autoComplete="off"
        maxLength={120}
        readOnly={isSaving}
        value={title}
        error={failure ? t(full ?? `posts.postTitle.${why}`) : undefined}
        onInput={(typed) => actor.send({ type: 'title.change', title: typed })}
      />
    </>
  );
}

/** The title in its field: Enter saves, Escape leaves it as it was. */
export function PostTitleView({ actor }: Props) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const canLeave = useSelector(actor, (state) => state.can({ type: 'title.leave' }));
  if (phase === 'saved' || phase === 'left') return null;
  const leave = () => actor.send({ type: 'title.leave' });
  return (
    <KeepFocus>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the field */}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'title.save' });
        }}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
      >
        <TitleField actor={actor} />
        <Row>
          <Button type="submit" icon={Check} busy={phase === 'saving'}>
            {t('posts.postTitle.save')}
          </Button>
          <Button tone="quiet" icon={X} disabled={!canLeave} onClick={leave}>
            {t('posts.postTitle.leave')}
          </Button>
        </Row>
      </form>
    </KeepFocus>
  );
}
