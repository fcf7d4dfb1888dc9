import type { SystemNotice } from '#machines/chat/chat.types.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './message.module.css';
import { useNoticeText } from './notice-text.ts';

/** One notification in the person's language, with the way to what it is about. */
export function NoticeSection({ notice }: { notice: SystemNotice }) {
  const { t } = useText();
  const say = useNoticeText();
  return (
    <>
      <p className={css.text}>{say(notice)}</p>
      {notice.path !== null && (
        <Link
          href={notice.path}
          preloadsInView={false}
          label={`${t('chat.noticeText.open')}: ${say(notice)}`}
        >
          {t('chat.noticeText.open')}
        </Link>
      )}
    </>
  );
}
