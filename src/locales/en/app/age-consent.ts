export default {
  title: 'Are you 18 or older?',
  body: 'This site shows content made for adults. By continuing you say that you are at least 18 years old, or of age where you live.',
  storage:
    'We take your word for it. Your answer, its date and language stay on your device: until you close this tab, or longer if you ask us to remember.',
  confirm: 'I am 18 or older',
  leave: 'Leave',
  remember: {
    one: 'Remember my answer on this device for {{count}} month',
    other: 'Remember my answer on this device for {{count}} months',
  },
};
