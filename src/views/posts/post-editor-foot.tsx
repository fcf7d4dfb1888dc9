import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { useText, useTextWithAmounts } from '#src/ui/texts/text.tsx';
import type { PostEditorActor } from './post-editor-actor.types.ts';
import { problemText } from './post-problem.ts';
import css from './post-editor.module.css';

const PostPreview = lazyView(async () => (await import('./post-preview.tsx')).PostPreview);

/** The panel that shows the preview where there is no room beside the form. */
const previewId = 'post-preview';

/** Effect of the submit button, or the problem that blocks it. */
function Rule({ actor, id }: { actor: PostEditorActor; id: string }) {
  const texts = useTextWithAmounts();
  const { t, date } = texts;
  const limits = useSelector(actor, ({ context }) => context.limits);
  const time = useSelector(actor, ({ context }) => context.content.publishAt);
  const rule = useSelector(actor, ({ context }) => context.reading.rule);
  const price = useSelector(actor, ({ context }) => context.reading.price, shallowEqual);
  const problem = useSelector(actor, ({ context }) => context.reading.problem, shallowEqual);
  const isLooking = useSelector(actor, (state) => state.matches({ submitting: 'looking' }));
  const words = () => {
    if (isLooking) return t('posts.postEditor.looking');
    if (problem) return problemText(texts, problem, limits);
    const said = t(`posts.postEditor.rules.${rule}`, { price: price ? texts.money(price) : '' });
    if (time === null) return said;
    const at = date(time, { dateStyle: 'medium', timeStyle: 'short' });
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    return t('posts.postEditor.ruleAt', { rule: said, time: at, zone });
  };
  return (
    <p id={id} className={css.rule} aria-live="polite" data-reason tabIndex={-1}>
      {words()}
    </p>
  );
}

/** The preview where there is no room beside the form, and the button that publishes. */
export function PostEditorFoot({ actor }: { actor: PostEditorActor }) {
  const id = useId();
  const { t } = useText();
  const mode = useSelector(actor, ({ context }) => context.mode);
  const isPlanned = useSelector(actor, ({ context }) => context.content.publishAt !== null);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const canPublish = useSelector(actor, (state) => state.can({ type: 'post.publish' }));
  return (
    <div className={css.foot}>
      <Rule actor={actor} id={id} />
      <span className={css.toPreview}>
        <Button popoverTarget={previewId}>{t('posts.postPreview.open')}</Button>
      </span>
      <Popover id={previewId} label={t('posts.postPreview.title')}>
        <PostPreview actor={actor} name="preview-sheet" />
      </Popover>
      <Button
        tone="primary"
        name="publish"
        busy={isBusy}
        disabled={!isBusy && !canPublish}
        aria-describedby={id}
        onClick={() => actor.send({ type: 'post.publish' })}
      >
        {t(`posts.postEditor.${mode === 'publish' && isPlanned ? 'schedule' : mode}`)}
      </Button>
    </div>
  );
}
