export default {
  album: {
    more: {
      one: '{{count}} more file',
      other: '{{count}} more files',
    },
    open: 'Open {{picture}}',
  },

  copyField: {
    copy: 'Copy',
    done: 'Copied',
    copied: 'Copied to the clipboard.',
    refused: 'Your browser blocked copying. The text is selected: copy it yourself.',
  },

  datePicker: {
    open: 'Open the calendar',
    calendar: 'Calendar',
    months: '{{shown}}, choose a month',
    years: '{{shown}}, choose a year',
    chosen: '{{day}}, selected',
    unavailable: '{{day}}, not available',
    next: {
      month: 'Next month',
      year: 'Next year',
      decade: 'Next ten years',
    },
    previous: {
      month: 'Previous month',
      year: 'Previous year',
      decade: 'Previous ten years',
    },
    part: {
      year: 'Year',
      month: 'Month',
      day: 'Day',
    },
    placeholder: {
      year: 'yyyy',
      month: 'mm',
      day: 'dd',
    },
  },

  emojiField: {
    open: 'Add emoji',
    panel: 'Emoji',
    search: 'Search emoji',
    tone: 'Change skin tone',
    none: 'No emoji has that name.',
    added: '{{emoji}} added',
  },

  lightbox: {
    previous: 'Previous',
    next: 'Next',
  },

  multiselectField: {
    open: 'Show options',
    none: 'Nothing matches.',
    remove: 'Remove {{choice}}',
  },

  recoveryCodes: {
    download: 'Download',
    print: 'Print',
    refused: 'Your browser blocked copying. Select and copy the codes yourself, or download them.',
  },
};
