import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { countriesMachine } from '#machines/settings/countries.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ComboboxField } from '#src/ui/fields/combobox-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';

interface CountriesViewProps {
  readonly actor: ActorRefFrom<typeof countriesMachine>;
  /** The code that is chosen; empty for none. */
  readonly value?: string;
  readonly onChoose?: (code: string) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

const nobody = () => undefined;

/** Country field, searched by typing; the visitor's own country is first. */
export function CountriesView({
  actor,
  value = '',
  onChoose = nobody,
  error,
  disabled = false,
}: CountriesViewProps) {
  const { t, locale, region } = useText();
  const countries = useSelector(actor, ({ context }) => context.countries);
  const isFailed = useSelector(actor, (state) => state.matches('failed'));
  const isListed = useSelector(actor, (state) => state.matches('listed'));
  const ask = () => actor.send({ type: 'countries.ask', locale });
  const none = { value: '', label: t('settings.countries.none') };
  const named = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <ComboboxField
        name="country"
        label={t('settings.countries.country')}
        help={t('settings.countries.help')}
        value={value}
        shown={value === '' ? none.label : region(value)}
        choices={isListed ? [none, ...named] : []}
        empty={t(isFailed ? 'settings.countries.failed' : 'settings.countries.loading')}
        onOpen={ask}
        onChoose={onChoose}
        error={error ?? (isFailed ? t('settings.countries.failed') : undefined)}
        disabled={disabled}
      />
      {isFailed && <Button onClick={ask}>{t('settings.securitySettings.retry')}</Button>}
    </>
  );
}
