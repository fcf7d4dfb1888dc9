import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passkeysMachine } from '#machines/settings/passkeys.machine.ts';
import type { Passkey } from '#machines/settings/passkeys.types.ts';
import { Badge } from '#src/ui/style/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { formWords } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import css from './settings-rows.module.css';

interface RowProps {
  readonly actor: ActorRefFrom<typeof passkeysMachine>;
  readonly passkey: Passkey;
}

/** The name in its field. */
function PasskeyName({ actor, passkey }: RowProps) {
  const { t } = useText();
  return (
    <li className={css.row}>
      <Form
        label={t('settings.passkeys.rename')}
        onSubmit={(data) => actor.send({ type: 'name.save', name: formWords(data, 'name') })}
      >
        <KeptFields name={`passkey-${passkey.id}`} />
        <TextField
          name="name"
          label={t('settings.passkeys.name')}
          defaultValue={passkey.name}
          maxLength={60}
          autoComplete="off"
          autoFocus
        />
        <Row>
          <Button type="submit" tone="primary">
            {t('settings.passkeys.save')}
          </Button>
          <Button onClick={() => actor.send({ type: 'name.keep' })}>
            {t('settings.passkeys.keep')}
          </Button>
        </Row>
      </Form>
    </li>
  );
}

/** One passkey: what it is called, when it was made and used, and how that changes. */
export function PasskeyRow({ actor, passkey }: RowProps) {
  const { t, date } = useText();
  const isChosen = useSelector(actor, ({ context }) => context.chosen === passkey.id);
  const isOnlyWay = useSelector(actor, ({ context }) => context.isOnlyWay);
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  const isOwn = (value: 'renaming' | 'removing') => isChosen && phase === value;
  if (isChosen && phase === 'naming') return <PasskeyName actor={actor} passkey={passkey} />;
  const made = t('settings.passkeys.made', { date: date(createdAt) });
  const used =
    lastUsedAt === null
      ? t('settings.passkeys.unused')
      : t('settings.passkeys.used', {
          time: date(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' }),
        });
  return (
    <li className={css.row}>
      <div>
        <div className={css.name}>
          {name}
          {isSynced && <Badge>{t('settings.passkeys.synced')}</Badge>}
        </div>
        <div className={css.facts}>{made}</div>
        <div className={css.facts}>{used}</div>
      </div>
      <KeepFocus>
        <Row>
          <Button
            busy={isOwn('renaming')}
            disabled={isBusy && !isOwn('renaming')}
            label={t('settings.passkeys.renameNamed', { thing: name })}
            onClick={() => actor.send({ type: 'passkey.rename', id })}
          >
            {t('settings.passkeys.rename')}
          </Button>
          <Button
            busy={isOwn('removing')}
            disabled={isOnlyWay || (isBusy && !isOwn('removing'))}
            label={t('settings.passkeys.removeNamed', { thing: name })}
            onClick={() => actor.send({ type: 'passkey.remove', id })}
          >
            {t('settings.passkeys.remove')}
          </Button>
        </Row>
      </KeepFocus>
    </li>
  );
}
