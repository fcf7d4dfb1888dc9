import { settingsTable } from './settings.table.ts';

/** The settings table of README, which a test compares with this. */
export const settingsMarkdown = () =>
  [
    '| Setting | Default | Purpose |',
    '|---|---|---|',
    ...settingsTable.map(
      ({ name, default: value, purpose }) =>
        `| \`${name}\` | ${value && `\`${value}\``} | ${purpose} |`,
    ),
  ].join('\n');
