export default {
  when: 'When',
  now: 'Now',
  later: 'Later',
  day: 'Day',
  time: 'Time in {{zone}}',
  distance: {
    minutes: 'In {{minutes}} min',
    hours: 'In {{hours}} h {{minutes}} min',
    days: 'In {{days}} d {{hours}} h',
  },
  unset: 'Choose a day and a time.',
  past: 'This time has passed.',
  publishNow: 'Publish now',
  skipped:
    "{{time}} doesn't exist on {{day}} in {{zone}}: the clocks go forward. Choose {{next}} or later.",
  doubled: '{{time}} comes twice on {{day}}.',
  first: 'First, summer time',
  second: 'Second, winter time',
  outOfRange: 'Choose a time from 5 minutes to 90 days ahead.',
};
