export default {
  here: 'Online',
  typing: '{{name}} está digitando…',
  somebody: 'Alguém',
};
