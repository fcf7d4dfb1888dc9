import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { localeMachine } from '#machines/app/locale.machine.ts';
import { localeCodes } from '#machines/app/locale-code.types.ts';
import { localeNames } from '#src/locales/names.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const options = localeCodes.map((code) => ({ value: code, label: localeNames[code], lang: code }));

/** The list of languages, each by its own name. */
export function LocaleView({ actor }: { actor: ActorRefFrom<typeof localeMachine> }) {
  const { t } = useText();
  const wanted = useSelector(actor, ({ context }) => context.wanted);
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'loading') return <Spinner label={t('ui.loading.loading')} />;
  if (phase === 'textsUnavailable') {
    return (
      <Button onClick={() => actor.send({ type: 'locale.retry' })}>{t('ui.loading.retry')}</Button>
    );
  }
  return (
    <SelectField
      name="locale"
      label={t('app.locale.label')}
      compact
      options={options}
      value={wanted}
      onSelect={(value) => {
        const code = localeCodes.find((known) => known === value);
        if (code) actor.send({ type: 'locale.choose', code });
      }}
    />
  );
}
