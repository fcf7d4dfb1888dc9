export default {
  title: 'Are you 18 or older?',
  body: 'This site has adult content. By continuing, you confirm you are 18 or older, or of legal age where you live.',
  storage:
    'We take your word for it. Your answer, with its date and language, stays on this device until you close the tab, or longer if you choose.',
  confirm: 'I am 18 or older',
  leave: 'Leave',
  remember: {
    one: 'Remember my answer on this device for {{count}} month',
    other: 'Remember my answer on this device for {{count}} months',
  },
};
