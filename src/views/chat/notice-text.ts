import type { SystemNotice } from '#machines/chat/chat.types.ts';
import { useText } from '#src/ui/texts/text.tsx';

/** Text keys of notifications that count several people. */
const ofSeveral = { postLiked: 'postLikedBy', postCommented: 'postCommentedBy' } as const;

/** Says a notification in the person's own language. */
export function useNoticeText(): (notice: SystemNotice) => string {
  const { t, plural, money, date } = useText();
  return ({ kind, person, others = 0, amount, title, number, until }) => {
    const facts = {
      name: person?.displayName ?? { word: t('chat.noticeText.somebody') },
      amount: amount ? money(amount) : '',
      title: title ?? t('chat.noticeText.untitled'),
      number: number ?? '',
      until: until ? date(until) : '',
    };
    if (others > 0 && (kind === 'postLiked' || kind === 'postCommented'))
      return plural(`chat.noticeText.${ofSeveral[kind]}`, others, facts);
    return t(`chat.noticeText.${kind}`, facts);
  };
}
