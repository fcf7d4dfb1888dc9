import type { LeavingLedger as Ledger } from '#machines/settings/leaving.types.ts';
import { useTextWithAmounts } from '#src/ui/texts/text.tsx';
import css from './leaving-ledger.module.css';
import { leavingRows } from './leaving-rows.ts';

/** Table of what leaving affects: now, and afterwards. */
export function LeavingLedger({ ledger }: { ledger: Ledger }) {
  const texts = useTextWithAmounts();
  const { t } = texts;
  return (
    <div className={css.room}>
      <table className={css.ledger}>
        <thead>
          <tr>
            <th scope="col">{t('settings.leaving.what')}</th>
            <th scope="col">{t('settings.leaving.now')}</th>
            <th scope="col">{t('settings.leaving.after')}</th>
          </tr>
        </thead>
        <tbody>
          {leavingRows(texts, ledger).map(({ name, now, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{now}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
