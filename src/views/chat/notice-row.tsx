import { memo } from 'react';
import type { SystemNotice } from '#machines/chat/chat.types.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Bell } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { LogMarks, type LogMarksProps } from './log-marks.tsx';
import css from './notice-row.module.css';
import { useNoticeText } from './notice-text.ts';

interface Props extends LogMarksProps {
  notice: SystemNotice;
  /** ISO 8601; empty where the server does not send it. */
  at: string;
}

/** Notification in the person's language: all of it leads to what it is about. */
export const NoticeRow = memo(function NoticeRow({ notice, at, ...marks }: Props) {
  const { time } = useText();
  const say = useNoticeText();
  const { person, path } = notice;
  return (
    <>
      <LogMarks {...marks} at={at} />
      <article>
        <Link
          look="bare"
          className={css.row ?? ''}
          href={path}
          preloadsInView={false}
          tabIndex={-1}
          data-whole-row
        >
          {person ? (
            <Avatar name={person.displayName} src={person.profilePhoto} />
          ) : (
            <span className={css.bell}>
              <Icon of={Bell} />
            </span>
          )}
          <span className={css.text}>
            <span>{say(notice)}</span>{' '}
            {at !== '' && (
              <time className={css.time} dateTime={at}>
                {time(at)}
              </time>
            )}
          </span>
        </Link>
      </article>
    </>
  );
});
