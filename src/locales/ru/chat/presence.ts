export default {
  here: 'В сети',
  typing: '{{name}} печатает…',
  somebody: 'Кто-то',
};
