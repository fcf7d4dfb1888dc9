import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { noticeSettingsMachine } from '#machines/settings/notice-settings.machine.ts';
import type { MailTiming, NoticeSubject } from '#machines/settings/notice-settings.types.ts';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { VisuallyHidden } from '#src/ui/style/visually-hidden.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './notice-table.module.css';
import { isOptional, subjectsFor, timingsOf } from './notice-subjects.ts';

interface Props {
  actor: ActorRefFrom<typeof noticeSettingsMachine>;
}

/** In the app: a checkbox, or a word for what is always shown. */
function AppCell({ actor, subject }: Props & { subject: NoticeSubject }) {
  const { t } = useText();
  const wanted = useSelector(actor, ({ context }) => context.wanted);
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  const kind = t(`settings.noticeSettings.${subject}`);
  if (!isOptional(subject))
    return <span className={css.word}>{t('settings.noticeSettings.always')}</span>;
  return (
    <CheckboxField
      name={subject}
      label={<VisuallyHidden>{t('settings.noticeSettings.appOf', { kind })}</VisuallyHidden>}
      checked={wanted[subject]}
      disabled={isLocked}
      onChange={(isWanted) => actor.send({ type: 'choice.make', choice: { [subject]: isWanted } })}
    />
  );
}

/** By email: not at all, once a day, or at once. */
function MailCell({
  actor,
  subject,
  value,
}: Props & { subject: NoticeSubject; value: MailTiming }) {
  const { t } = useText();
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  const timings = timingsOf(subject);
  return (
    <SelectField
      name={`mail-${subject}`}
      label={t('settings.noticeSettings.mailOf', {
        kind: t(`settings.noticeSettings.${subject}`),
      })}
      labelHidden
      compact
      disabled={isLocked}
      value={value}
      options={timings.map((timing) => ({
        value: timing,
        label: t(`settings.noticeSettings.timings.${timing}`),
      }))}
      onSelect={(picked) => {
        const timing = timings.find((one) => one === picked);
        if (timing) actor.send({ type: 'choice.make', choice: { mails: { [subject]: timing } } });
      }}
    />
  );
}

/** Table of subjects, in the app and by email; on a phone each subject is a block of its own. */
export function NoticeTable({ actor }: Props) {
  const { t } = useText();
  const mails = useSelector(actor, ({ context }) => context.wanted.mails);
  const viewer = useSelector(actor, ({ context }) => context.viewer);
  const [inApp, byMail] = [t('settings.noticeSettings.inApp'), t('settings.noticeSettings.byMail')];
  return (
    <div className={css.room}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('settings.noticeSettings.subject')}</th>
            <th scope="col">{inApp}</th>
            {mails && <th scope="col">{byMail}</th>}
          </tr>
        </thead>
        <tbody>
          {subjectsFor(viewer, mails).map((subject) => (
            <tr key={subject}>
              <th scope="row">{t(`settings.noticeSettings.${subject}`)}</th>
              <td data-head={inApp}>
                <AppCell actor={actor} subject={subject} />
              </td>
              {mails && (
                <td data-head={byMail}>
                  <MailCell actor={actor} subject={subject} value={mails[subject]} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
