import css from './follow.module.css';

/** Notice about a change of a relation, beside its button. */
export interface Notice {
  /** `announced`: a notice announces it already, so it is shown without a live region. */
  readonly tone: 'quiet' | 'announced' | 'negative';
  readonly text: string;
}

/** Live regions of a notice, polite or, for a failure, assertive; rendered while empty too. */
export function RelationNotice({ notice }: { notice: Notice | null }) {
  return (
    <>
      <span role="status" className={`${css.notice} ${css.quiet}`}>
        {notice?.tone === 'quiet' && notice.text}
      </span>
      {notice?.tone === 'announced' && (
        <span data-announced="" className={`${css.notice} ${css.quiet}`}>
          {notice.text}
        </span>
      )}
      <span role="alert" className={`${css.notice} ${css.negative}`}>
        {notice?.tone === 'negative' && notice.text}
      </span>
    </>
  );
}
