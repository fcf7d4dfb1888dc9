export default {
  button: 'Attach pictures',
  place: 'Move {{filename}}, {{place}} of {{count}}',
  order: 'Drag it, or use the arrow keys',
  moved: '{{filename}} is now {{place}} of {{count}}.',
  list: 'Attached files',
  count: '{{count}} of {{most}}',
  wait: {
    one: 'Preparing {{count}} of {{all}}…',
    other: 'Preparing {{count}} of {{all}}…',
  },
  trouble: 'Remove the failed file, or try it again.',
  broken: 'Remove the failed file.',
  surplus: {
    one: "{{count}} file wasn't added. The limit is {{most}} per message.",
    other: "{{count}} files weren't added. The limit is {{most}} per message.",
  },
};
