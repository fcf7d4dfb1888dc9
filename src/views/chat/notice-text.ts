import type { SystemNotice } from '#machines/chat/chat.types.ts';
import { useText } from '#src/ui/text.tsx';

/** Says a notification in the person's own language. */
export function useNoticeText(): (notice: SystemNotice) => string {
  const { t, money, date } = useText();
  return ({ kind, person, amount, title, number, until }) =>
    t(`inbox.notices.${kind}`, {
      name: person?.displayName ?? t('inbox.notices.somebody'),
      amount: amount ? money(amount) : '',
      title: title ?? t('inbox.notices.untitled'),
      number: number ?? '',
      until: until ? date(until) : '',
    });
}
