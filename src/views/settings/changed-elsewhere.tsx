import type { VersionEvent } from '#machines/parts/changed-elsewhere.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { TakeFocus } from '#src/ui/focus/take-focus.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** A field by its name: what it holds here, and what was saved elsewhere. */
export interface FieldVersions {
  readonly name: string;
  readonly mine: string;
  readonly other: string;
}

/** Conflict of a form with a save made elsewhere, field by field, with a choice of the version. */
export function ChangedElsewhere({
  fields,
  send,
}: {
  fields: readonly FieldVersions[];
  send: (event: VersionEvent) => void;
}) {
  const { t } = useText();
  const facts = fields
    .filter(({ mine, other }) => mine !== other)
    .map(({ name, other }) => ({ name, value: other || t('settings.changedElsewhere.empty') }));
  return (
    <TakeFocus>
      <Callout
        tone="caution"
        title={t('settings.changedElsewhere.title')}
        actions={
          <>
            <Button onClick={() => send({ type: 'version.load' })}>
              {t('settings.changedElsewhere.load')}
            </Button>
            <Button tone="primary" onClick={() => send({ type: 'version.keep' })}>
              {t('settings.changedElsewhere.keep')}
            </Button>
          </>
        }
      >
        <p>{t('settings.changedElsewhere.more')}</p>
        <Facts facts={facts} />
      </Callout>
    </TakeFocus>
  );
}
