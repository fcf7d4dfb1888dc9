import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import type { SavedProfile } from '#machines/settings/profile-settings.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { TakeFocus } from '#src/ui/focus/take-focus.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';

type Actor = ActorRefFrom<typeof profileSettingsMachine>;

/** Conflict with a save made elsewhere, field by field. */
function Stale({ actor, other }: { actor: Actor; other: SavedProfile }) {
  const { t, region } = useText();
  const form = useSelector(actor, ({ context }) => context.form);
  const named = (code: string | null) => (code ? region(code) : '');
  return (
    <ChangedElsewhere
      send={actor.send}
      fields={[
        {
          name: t('auth.registration.displayName'),
          mine: form.displayName,
          other: other.displayName,
        },
        { name: t('auth.username.username'), mine: form.username, other: other.username },
        {
          name: t('settings.countries.country'),
          mine: named(form.country),
          other: named(other.country),
        },
        { name: t('settings.profileSettings.about'), mine: form.about, other: other.about },
      ]}
    />
  );
}

/** State of saving, below the fields of the profile. */
export function ProfileFoot({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const other = useSelector(actor, ({ context }) => context.other);
  if (phase === 'editing') return null;
  if (phase === 'updated')
    return (
      <TakeFocus>
        <Callout tone="positive">{t('settings.profileSettings.updated')}</Callout>
      </TakeFocus>
    );
  if (phase === 'stale' && other) return <Stale actor={actor} other={other} />;
  const isSaving = phase === 'saving' || phase === 'comparing';
  const isLocked = phase === 'lockedOut';
  return (
    <Row>
      <MutedText>{t('settings.frame.unsaved')}</MutedText>
      <Button disabled={isSaving || isLocked} onClick={() => actor.send({ type: 'form.discard' })}>
        {t('settings.frame.discard')}
      </Button>
      <Button type="submit" tone="primary" busy={isSaving} disabled={isLocked}>
        {t('settings.frame.save')}
      </Button>
    </Row>
  );
}
