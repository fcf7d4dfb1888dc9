import type { Chat } from '#machines/chat/chat.types.ts';
import type { Reminder } from '#machines/chat/reminders.types.ts';
import { Badge } from '#src/ui/style/badge.tsx';
import { Clock } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './inbox.module.css';

/** Badges for the relation, the reminder and the paid messages sent; only those that apply. */
export function ChatPills({
  chat: { relationFlags, sent },
  reminder,
}: {
  chat: Pick<Chat, 'relationFlags' | 'sent'>;
  reminder: Reminder | undefined;
}) {
  const { t, plural, date } = useText();
  const when = (dueAt: string) => date(dueAt, { dateStyle: 'short', timeStyle: 'short' });
  const paid = sent.paid + sent.paidMass;
  const isPlain =
    !relationFlags.isSubscriber && !relationFlags.isSubscribedTo && !relationFlags.isFollower;
  if (isPlain && !reminder && !relationFlags.isBanned && paid === 0) return null;
  return (
    <span className={css.pills}>
      {reminder && (
        <Badge tone={reminder.isTold ? 'caution' : 'neutral'} icon={Clock}>
          {reminder.isTold
            ? t('chat.reminder.now')
            : t('chat.reminder.at', { time: when(reminder.dueAt) })}
        </Badge>
      )}
      {relationFlags.isBanned && <Badge tone="caution">{t('chat.chatPills.banned')}</Badge>}
      {relationFlags.isSubscribedTo && <Badge>{t('chat.chatPills.subscribedTo')}</Badge>}
      {relationFlags.isSubscriber && (
        <Badge tone="positive">{t('chat.chatPills.subscriber')}</Badge>
      )}
      {relationFlags.isFollower && !relationFlags.isSubscriber && (
        <Badge>{t('chat.chatPills.follower')}</Badge>
      )}
      {paid > 0 && <Badge>{plural('chat.chatPills.paid', paid)}</Badge>}
    </span>
  );
}
