import type { Chat } from '#machines/chat/chat.types.ts';
import type { Reminder } from '#machines/chat/reminders.types.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Clock } from '#src/ui/icons.ts';
import { useText } from '#src/ui/text.tsx';
import css from './inbox.module.css';

/** How the two of a chat stand, and how many paid messages were sent: only what says something. */
export function ChatPills({
  chat: { ties, sent },
  reminder,
}: {
  chat: Pick<Chat, 'ties' | 'sent'>;
  reminder: Reminder | undefined;
}) {
  const { t, plural, date } = useText();
  const when = (dueAt: string) => date(dueAt, { dateStyle: 'short', timeStyle: 'short' });
  const paid = sent.paid + sent.paidMass;
  const isPlain = !ties.isSubscriber && !ties.isSubscribedTo && !ties.isFollower;
  if (isPlain && !reminder && !ties.isBanned && paid === 0) return null;
  return (
    <span className={css.pills}>
      {reminder && (
        <Badge tone={reminder.isTold ? 'caution' : 'neutral'} icon={Clock}>
          {reminder.isTold
            ? t('inbox.reminder.now')
            : t('inbox.reminder.at', { time: when(reminder.dueAt) })}
        </Badge>
      )}
      {ties.isBanned && <Badge tone="caution">{t('inbox.pills.banned')}</Badge>}
      {ties.isSubscribedTo && <Badge>{t('inbox.pills.subscribedTo')}</Badge>}
      {ties.isSubscriber && <Badge tone="positive">{t('inbox.pills.subscriber')}</Badge>}
      {ties.isFollower && !ties.isSubscriber && <Badge>{t('inbox.pills.follower')}</Badge>}
      {paid > 0 && <Badge>{plural('inbox.pills.paid', paid)}</Badge>}
    </span>
  );
}
