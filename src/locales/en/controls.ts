export default {
  date: {
    open: 'Open the calendar',
    calendar: 'Calendar',
    months: '{{shown}}, choose a month',
    years: '{{shown}}, choose a year',
    chosen: '{{day}}, chosen',
    unavailable: '{{day}}, not available',
    next: { month: 'Next month', year: 'Next year', decade: 'Next ten years' },
    previous: { month: 'Previous month', year: 'Previous year', decade: 'Previous ten years' },
    part: { year: 'Year', month: 'Month', day: 'Day' },
    placeholder: { year: 'yyyy', month: 'mm', day: 'dd' },
  },
  emoji: {
    open: 'Add emoji',
    panel: 'Emoji',
    search: 'Search emoji',
    tone: 'Change skin tone',
    none: 'No emoji has that name.',
    added: '{{emoji}} added',
  },
  copy: {
    copy: 'Copy',
    done: 'Copied',
    copied: 'Copied to the clipboard.',
    refused: 'The browser did not allow copying. The text is selected: copy it yourself.',
  },
  choices: { open: 'Show the list', none: 'Nothing matches.', remove: 'Remove {{choice}}' },
};
