export default {
  here: 'En ligne',
  typing: '{{name}} écrit…',
  somebody: 'Quelqu’un',
};
