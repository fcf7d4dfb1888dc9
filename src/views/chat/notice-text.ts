import type { SystemNotice } from '#machines/chat/chat.types.ts';
import { useText } from '#src/ui/text.tsx';

/** Says a notification in the person's own language. */
export function useNoticeText(): (notice: SystemNotice) => string {
  const { t, money, date } = useText();
  return ({ kind, person, amount, title, number, until }) =>
    t(`chat.noticeText.${kind}`, {
      name: person?.displayName ?? t('chat.noticeText.somebody'),
      amount: amount ? money(amount) : '',
      title: title ?? t('chat.noticeText.untitled'),
      number: number ?? '',
      until: until ? date(until) : '',
    });
}
