import css from './follow.module.css';

/** What happened to a relation, beside its button. */
export interface News {
  /** `told`: a notice announces it already, so it is shown without a live region. */
  readonly tone: 'quiet' | 'told' | 'negative';
  readonly text: string;
}

/** Speaks when it changes; a failure interrupts. It stands in the page before there is anything to say. */
export function RelationNews({ news }: { news: News | null }) {
  return (
    <>
      <span role="status" className={`${css.news} ${css.quiet}`}>
        {news?.tone === 'quiet' && news.text}
      </span>
      {news?.tone === 'told' && (
        <span data-told="" className={`${css.news} ${css.quiet}`}>
          {news.text}
        </span>
      )}
      <span role="alert" className={`${css.news} ${css.negative}`}>
        {news?.tone === 'negative' && news.text}
      </span>
    </>
  );
}
