import { useText } from '#src/ui/texts/text.tsx';
import css from './message.module.css';

export interface LogMarksProps {
  /** Heading of the day, above its first row; else null. */
  day: string | null;
  /** The first of those that were new when the chat was opened. */
  isFirstNew: boolean;
}

/** Stands above a row of the log: its day, and the line where new ones begin. */
export function LogMarks({ day, isFirstNew, at }: LogMarksProps & { at: string }) {
  const { t } = useText();
  return (
    <>
      {day !== null && (
        <p className={css.day}>
          <time dateTime={at.slice(0, 10)}>{day}</time>
        </p>
      )}
      {isFirstNew && <p className={css.fresh}>{t('chat.conversation.fresh')}</p>}
    </>
  );
}
