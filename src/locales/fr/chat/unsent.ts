export default {
  named: 'Un message à {{name}} n’a pas été envoyé.',
  unnamed: 'Un message n’a pas été envoyé.',
};
