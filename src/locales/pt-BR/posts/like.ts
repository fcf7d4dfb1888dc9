export default {
  label: {
    one: 'Curtir, {{count}} curtida',
    many: 'Curtir, {{count}} de curtidas',
    other: 'Curtir, {{count}} curtidas',
  },
  likeRefused: 'Sua curtida não foi enviada.',
  unlikeRefused: 'Não foi possível desfazer sua curtida.',
};
