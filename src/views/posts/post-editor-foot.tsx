import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { PostLimits, PostProblem, PostReading } from '#machines/posts/post-content.types.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { useText } from '#src/ui/text.tsx';
import type { Texts } from '#src/ui/texts.ts';
import type { PostEditorActor } from './post-editor.view.tsx';
import css from './post-editor.module.css';

const PostPreview = lazyView(async () => (await import('./post-preview.tsx')).PostPreview);

/** The panel that shows the preview where there is no room beside the form. */
const previewId = 'post-preview';
const exampleOf = ({ priceMin }: PostLimits) => Math.max(priceMin, 500);

/** Why it cannot be published yet. */
export function problemText(
  { t, plural, money, number }: Texts,
  problem: PostProblem,
  limits: PostLimits,
): string {
  const { currency, priceMin, priceMax } = limits;
  switch (problem.kind) {
    case 'titleTooLong':
    case 'textTooLong':
      return plural(`posts.postEditor.${problem.kind}`, problem.over);
    case 'filesFailed':
      return plural('posts.postEditor.filesFailed', problem.count);
    case 'filesMoving':
      return plural('posts.postEditor.filesMoving', problem.count, {
        share: number(problem.share, { style: 'percent', maximumFractionDigits: 0 }),
      });
    default:
      return t(`posts.postEditor.problems.${problem.kind}`, {
        min: money({ amount: priceMin, currency }),
        max: money({ amount: priceMax, currency }),
        example: money({ amount: exampleOf(limits), currency }),
      });
  }
}

/** The choices read back in one sentence. */
function ruleText({ t, money }: Texts, { rule, price }: PostReading): string {
  return t(`posts.postEditor.rules.${rule}`, { price: price ? money(price) : '' });
}

/** What the press of the button will do, in one sentence, and the button. */
export function PostEditorFoot({ actor }: { actor: PostEditorActor }) {
  const id = useId();
  const texts = useText();
  const { t, date } = texts;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { content, reading, limits, mode } = state.context;
  const { problem } = reading;
  const time = content.publishAt;
  const rule = () => {
    const said = ruleText(texts, reading);
    if (time === null) return said;
    const at = date(time, { dateStyle: 'medium', timeStyle: 'short' });
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    return t('posts.postEditor.ruleAt', { rule: said, time: at, zone });
  };
  const words = () => {
    if (state.matches({ submitting: 'looking' })) return t('posts.postEditor.looking');
    return problem === null ? rule() : problemText(texts, problem, limits);
  };
  return (
    <div className={css.foot}>
      <p id={id} className={css.rule} aria-live="polite" data-reason tabIndex={-1}>
        {words()}
      </p>
      <span className={css.toPreview}>
        <Button popoverTarget={previewId}>{t('posts.postPreview.open')}</Button>
      </span>
      <Popover id={previewId} label={t('posts.postPreview.title')}>
        <PostPreview actor={actor} name="preview-sheet" />
      </Popover>
      <Button
        tone="primary"
        name="publish"
        busy={state.hasTag('busy')}
        disabled={!state.hasTag('busy') && !state.can({ type: 'post.publish' })}
        aria-describedby={id}
        onClick={() => actor.send({ type: 'post.publish' })}
      >
        {t(`posts.postEditor.${mode === 'publish' && time !== null ? 'schedule' : mode}`)}
      </Button>
    </div>
  );
}
