import { useMemo, useState } from 'react';
import type { ChartFile } from '../chart-file.types.ts';
import { filtered, rowsOf, type Filter, type Row } from './rows.ts';
import css from './state-index.module.css';

const everything: Filter = {
  domain: '',
  dialogsOnly: false,
  noStory: false,
  changed: false,
  words: '',
};

function Check(props: {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { label, checked, disabled = false, onChange } = props;
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

function FilterBar(props: {
  filter: Filter;
  domains: readonly string[];
  knowsChanges: boolean;
  onFilter: (filter: Filter) => void;
}) {
  const { filter, domains, knowsChanges, onFilter } = props;
  return (
    <form className={css.bar} onSubmit={(event) => event.preventDefault()}>
      <label>
        <span className={css.label}>Find</span>
        <input
          type="search"
          value={filter.words}
          onChange={(event) => onFilter({ ...filter, words: event.target.value })}
        />
      </label>
      <label>
        <span className={css.label}>Domain</span>
        <select
          value={filter.domain}
          onChange={(event) => onFilter({ ...filter, domain: event.target.value })}
        >
          <option value="">All</option>
          {domains.map((domain) => (
            <option key={domain}>{domain}</option>
          ))}
        </select>
      </label>
      <Check
        label="Dialogs only"
        checked={filter.dialogsOnly}
        onChange={(dialogsOnly) => onFilter({ ...filter, dialogsOnly })}
      />
      <Check
        label="No story"
        checked={filter.noStory}
        onChange={(noStory) => onFilter({ ...filter, noStory })}
      />
      <Check
        label={knowsChanges ? 'Changed since main' : 'Changed since main (no Git here)'}
        checked={filter.changed}
        disabled={!knowsChanges}
        onChange={(changed) => onFilter({ ...filter, changed })}
      />
    </form>
  );
}

function StateRow({ row }: { row: Row }) {
  return (
    <tr>
      <td>
        {row.href === null ? (
          row.key
        ) : (
          <a href={row.href} target="_top">
            {row.key}
          </a>
        )}
      </td>
      <td>{row.requirements.join('; ')}</td>
      <td>{row.steps.length === 0 ? 'It begins here' : row.steps.join(' → ')}</td>
      <td>
        {row.stories.length === 0 && <span className={css.none}>none</span>}
        {row.stories.map(({ name, href }) => (
          <a key={href} href={href} target="_top" className={css.story}>
            {name}
          </a>
        ))}
      </td>
    </tr>
  );
}

function FlowTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it */}
      <div className={css.wide} role="region" aria-label={`States of ${title}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Requirement</th>
              <th scope="col">Way</th>
              <th scope="col">Stories</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <StateRow key={row.key} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Every flow in every state that it can be in: how it is reached, and which story shows it. */
export function StateIndex(props: {
  files: Readonly<Record<string, ChartFile>>;
  /** Flows that differ from the main branch; null where that is not known. */
  changed: readonly string[] | null;
}) {
  const { files, changed } = props;
  const [filter, setFilter] = useState(everything);
  const rows = useMemo(() => rowsOf(files, new Set(changed)), [files, changed]);
  const domains = [...new Set(rows.map(({ domain }) => domain))];
  const found = filtered(rows, filter);
  const titles = [...new Set(found.map(({ title }) => title))];
  const shown = found.filter(({ stories }) => stories.length > 0).length;
  return (
    <main className={css.page}>
      <h1>State index</h1>
      <FilterBar
        filter={filter}
        domains={domains}
        knowsChanges={changed !== null}
        onFilter={setFilter}
      />
      <p role="status">
        {`${found.length} states of ${titles.length} flows; a story shows ${shown} of them.`}
      </p>
      {titles.map((title) => (
        <FlowTable key={title} title={title} rows={found.filter((row) => row.title === title)} />
      ))}
    </main>
  );
}
