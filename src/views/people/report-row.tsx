import type { Report, ReportStatus } from '#machines/people/reports.types.ts';
import { Badge } from '#src/ui/style/badge.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import type { Tone } from '#src/ui/style/tone.ts';
import css from './reports.module.css';

const tones: Readonly<Record<ReportStatus, Tone>> = {
  received: 'neutral',
  inReview: 'caution',
  acted: 'positive',
  dismissed: 'neutral',
};
const reasons = ['spam', 'harassment', 'violence', 'illegal', 'stolen', 'fraud', 'other'] as const;

/** Names the reported person, post or chat. */
function aboutText({ t, nameOf }: Texts, { subject, displayName }: Report): string {
  if (displayName === null) return t('people.reports.gone');
  if (subject === 'chat') return nameOf({ displayName });
  return t(`people.reports.${subject}`, { name: displayName });
}

/** Report with its subject, state, number, date and the text that was sent. */
export function ReportRow({ report }: { report: Report }) {
  const texts = useText();
  const { t, date } = texts;
  const { number, path, status, message, createdAt } = report;
  const about = aboutText(texts, report);
  const reason = reasons.find((each) => each === report.reason);
  return (
    <li className={css.row}>
      <p className={css.head}>
        <bdi className={css.about}>{about}</bdi>
        <Badge tone={tones[status]}>{t(`people.reports.statuses.${status}`)}</Badge>
      </p>
      <p className={css.meta}>
        <span>{number}</span>
        {reason && (
          <span>{t(`people.complaint.reasons.${reason === 'other' ? 'different' : reason}`)}</span>
        )}
        <time dateTime={createdAt}>
          {t('people.reports.sent', { date: date(createdAt, { dateStyle: 'medium' }) })}
        </time>
      </p>
      <p className={css.message}>{message}</p>
      {path !== null && (
        <Link href={path} preloadsInView={false} label={t('people.reports.open', { about })}>
          {t('people.reports.look')}
        </Link>
      )}
    </li>
  );
}
