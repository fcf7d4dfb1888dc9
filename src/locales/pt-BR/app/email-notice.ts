export default {
  changed: 'Seu e-mail mudou.',
};
