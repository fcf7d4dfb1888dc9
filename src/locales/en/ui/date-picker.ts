export default {
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
};
