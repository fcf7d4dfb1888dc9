import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { noticesMachine } from '#machines/app/notices.machine.ts';
import type { Notice } from '#machines/app/notice.types.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { ToastRegion } from '#src/ui/dialog/toast-region.tsx';

const shown = 3;

/** Returns the label of a notice's button; undefined without one. */
const buttonOf = ({ action, lead }: Notice) => (action ?? lead)?.label;

/** Toasts and alerts, three of each at most; the rest wait their turn. */
export function NoticesView({ actor }: { actor: ActorRefFrom<typeof noticesMachine> }) {
  const { t, say } = useText();
  const { toasts, alerts } = useSelector(
    actor,
    ({ context: { toasts, alerts } }) => ({ toasts, alerts }),
    shallowEqual,
  );
  const worded = (alert: boolean) => (notice: Notice) => ({
    id: notice.id,
    tone: notice.tone,
    alert,
    text: say(notice.key, notice.params),
    ...(buttonOf(notice) !== undefined && { action: say(buttonOf(notice) ?? '') }),
    ...(notice.title === null ? {} : { title: say(notice.title, notice.params) }),
  });
  return (
    <ToastRegion
      label={t('app.notices.label')}
      toasts={[
        ...alerts.slice(0, shown).map(worded(true)),
        ...toasts.slice(0, shown).map(worded(false)),
      ]}
      onDismiss={(id) => actor.send({ type: 'notice.dismiss', id })}
      onAct={(id) => actor.send({ type: 'notice.act', id })}
      onHold={() => actor.send({ type: 'notices.hold' })}
      onRelease={() => actor.send({ type: 'notices.release' })}
    />
  );
}
