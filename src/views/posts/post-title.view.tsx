import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { postTitleMachine } from '#machines/posts/post-title.machine.ts';
import { Check, X } from '#src/ui/icons.ts';
import { Button } from '#src/ui/button.tsx';
import { KeepFocus } from '#src/ui/keep-focus.tsx';
import { Row } from '#src/ui/stack.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useText } from '#src/ui/text.tsx';

/** The title in its field: Enter saves, Escape leaves it as it was. */
export function PostTitleView({ actor }: { actor: ActorRefFrom<typeof postTitleMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { title, failure } = state.context;
  if (state.matches('saved') || state.matches('left')) return null;
  const leave = () => actor.send({ type: 'title.leave' });
  const why = failure?.kind === 'conflict' ? 'stale' : 'unsaved';
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
        <TextField
          name="title"
          label={t('posts.postTitle.label')}
          labelHidden
          autoFocus
          autoComplete="off"
          maxLength={120}
          readOnly={state.matches('saving')}
          value={title}
          error={failure ? t(`posts.postTitle.${why}`) : undefined}
          onInput={(typed) => actor.send({ type: 'title.change', title: typed })}
        />
        <Row>
          <Button type="submit" icon={Check} busy={state.matches('saving')}>
            {t('posts.postTitle.save')}
          </Button>
          <Button
            tone="quiet"
            icon={X}
            disabled={!state.can({ type: 'title.leave' })}
            onClick={leave}
          >
            {t('posts.postTitle.leave')}
          </Button>
        </Row>
      </form>
    </KeepFocus>
  );
}
