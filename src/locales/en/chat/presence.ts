export default {
  here: 'Online',
  typing: '{{name}} is typing…',
  somebody: 'Someone',
};
